import { chakra, Logo } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'

const Root = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    textDecoration: 'none',
    // Two buttons need the room on the smallest phones; the mark alone says enough there.
    '@media (max-width: 23.99em)': { '&[data-tight] .logo-word': { display: 'none' } },
  },
})

type HomeLinkProps = { to: string; label: string; isTight?: boolean }

export const HomeLink = ({ to, label, isTight }: HomeLinkProps) => (
  <Root to={to} aria-label={label} data-tight={isTight || undefined}>
    <Logo />
  </Root>
)
