// Parts of the nav bar of users and visitors.
import { useSession } from '@truenorth/shared-auth'
import { chakra, Logo, Text } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import type { ComponentProps } from 'react'

/** The controls at the end of the bar. */
export const BarEnd = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: { base: '2px', sm: '4px' },
    minWidth: 0,
    marginLeft: 'auto',
  },
})

const LogoLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    textDecoration: 'none',
    // Where two buttons need the space, the bar shows the mark alone: the word wraps and is cut off. The width
    // of the window does not tell when, because a scrollbar may take some of it.
    '&[data-tight]': {
      flex: '1 1 34px',
      alignItems: 'flex-start',
      minWidth: '34px',
      maxWidth: 'max-content',
      height: '44px',
      overflow: 'hidden',
      _focusVisible: { outlineOffset: '-2px' },
      '& > span': { flexWrap: 'wrap', minWidth: 0 },
      '& svg': { marginBlock: '8px' },
      '& .logo-word': { lineHeight: '44px' },
    },
  },
})

type HomeLinkProps = { to: string; label: string; isTight?: boolean }

/** The logo, as a link. */
export const HomeLink = ({ to, label, isTight }: HomeLinkProps) => (
  <LogoLink to={to} aria-label={label} data-tight={isTight || undefined}>
    <Logo />
  </LogoLink>
)

/** Greets the user by name. */
export const Greeting = (props: ComponentProps<typeof Text>) => {
  const { name } = useSession()
  return (
    <Text color="ink.muted" fontSize="14" {...props}>
      Hello, <bdi>{name || 'Explorer'}</bdi>
    </Text>
  )
}
