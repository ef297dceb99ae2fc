import { chakra, ChevronRightIcon } from '@truenorth/shared-ui'
import { Link, NavLink } from '@truenorth/shared-ui/router'
import type { ComponentProps } from 'react'
import { useNavItems } from '../../remotes/useNavItems'
import { useSignOut } from '../signOut/useSignOut'
import { Greeting } from './Greeting'

const Root = chakra('nav', {
  base: {
    display: { base: 'grid', lg: 'none' },
    width: '100%',
    paddingBottom: '10px',
    animation: 'rise .22s',
    animationTimingFunction: 'calm',
    '& > a, & > button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '56px',
      borderBottom: '1px solid',
      borderColor: 'line',
      color: 'ink',
      fontFamily: 'display',
      fontSize: '22',
      fontWeight: '540',
      lineHeight: '1.2',
      textAlign: 'left',
      textDecoration: 'none',
    },
    '& > a[aria-current]': { color: 'brand' },
    '& > :last-child': { borderBottom: 0 },
  },
})

export const MenuSheet = (props: ComponentProps<typeof Root>) => {
  const signOut = useSignOut()
  return (
    <Root aria-label="Main" {...props}>
      <Greeting padding="14px 0 10px" />
      {useNavItems().map(({ label, path, badge, current }) => (
        <Link key={path} to={path} aria-current={current}>
          <span>
            {label}
            {badge}
          </span>
          <ChevronRightIcon size={20} aria-hidden />
        </Link>
      ))}
      <NavLink to="/account">
        Your account
        <ChevronRightIcon size={20} aria-hidden />
      </NavLink>
      <button type="button" onClick={() => void signOut()}>
        Sign Out
      </button>
    </Root>
  )
}
