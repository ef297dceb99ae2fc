import { chakra, ChevronDownIcon } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'

const Root = chakra('details', {
  base: {
    minWidth: 0,
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: '56px',
      padding: { base: '8px 20px', md: '8px 24px' },
      borderRadius: '14',
      fontWeight: '560',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary > svg': { flex: 'none', color: 'ink.muted' },
    '& > summary > svg:last-child': { marginInlineStart: 'auto', transition: 'rotate .15s' },
    '&[open] > summary > svg:last-child': { rotate: '180deg' },
    '& > .inside': { padding: { base: '4px 20px 20px', md: '4px 24px 24px' } },
  },
})

type FoldProps = { title: ReactNode; icon?: ReactNode; open?: boolean; children: ReactNode }

/** A part of a screen that unfolds. */
export const Fold = ({ title, icon, open, children }: FoldProps) => (
  <Root open={open}>
    <summary>
      {icon}
      <span>{title}</span>
      <ChevronDownIcon size={20} aria-hidden />
    </summary>
    <div className="inside">{children}</div>
  </Root>
)
