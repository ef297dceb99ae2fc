import { ArrowLeftIcon, chakra } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import type { ReactNode } from 'react'

const Root = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    margin: '-12px 0 4px',
    color: 'ink.muted',
    fontSize: '14',
    fontWeight: '520',
    textDecoration: 'none',
    _hover: { color: 'ink' },
  },
})

/** The way back, above the heading of a page. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Root to={to}>
    <ArrowLeftIcon size={20} />
    {children}
  </Root>
)
