import { ArrowLeftIcon, chakra } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { PathLink } from './PathLink'

const Root = chakra(PathLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    margin: '-12px 0 8px',
    color: 'ink.muted',
    fontSize: '14',
    fontWeight: '520',
    textDecoration: 'none',
    _hover: { color: 'ink' },
    _print: { display: 'none' },
  },
})

type BackLinkProps = { to: string; children: ReactNode }

/** The link to the parent screen, above the heading of a page. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Root to={to}>
    <ArrowLeftIcon size={16} aria-hidden />
    {children}
  </Root>
)
