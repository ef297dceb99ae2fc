import { ThemeToggle } from '../theme/ThemeToggle'
import { AccountLink } from './AccountLink'
import { BarEnd } from './BarEnd'
import { HomeLink } from './HomeLink'
import { MenuButton } from './MenuButton'
import { MenuSheet } from './MenuSheet'
import { NavLinks } from './NavLinks'
import { SignOutButton } from './SignOutButton'
import { useMenu } from './useMenu'

/** Everything in one row where there is room; below that the links unfold under the bar. */
export const SignedInBar = () => {
  const { isOpen, sheet, button } = useMenu()
  return (
    <>
      <HomeLink to="/dashboard" label="Truenorth, dashboard" />
      <NavLinks />
      <BarEnd>
        <AccountLink />
        <ThemeToggle />
        <SignOutButton display={{ base: 'none', lg: 'inline-flex' }} />
        <MenuButton isOpen={isOpen} {...button} />
      </BarEnd>
      {isOpen && <MenuSheet {...sheet} />}
    </>
  )
}
