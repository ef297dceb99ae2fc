import { useSession } from '@truenorth/shared-auth'
import { ThemeToggle } from '../theme/ThemeToggle'
import { BarEnd } from './BarEnd'
import { HomeLink } from './HomeLink'
import { SignedOutLinks } from './SignedOutLinks'

export const VisitorBar = () => {
  const { status } = useSession()
  return (
    <>
      <HomeLink to="/" label="Truenorth, home" isTight />
      <BarEnd>
        <ThemeToggle />
        {status === 'signedOut' && <SignedOutLinks />}
      </BarEnd>
    </>
  )
}
