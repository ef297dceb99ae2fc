import { useSession } from '@truenorth/shared-auth'
import { TextLink } from '@truenorth/shared-ui'
import { AccountCard } from '../features/account/AccountCard'
import { LoginForm, useIsNewUser } from '../features/account/LoginForm'
import { DemoButton } from '../features/demo/DemoButton'

const sessionEnded = 'Your session has ended. Sign in again to go on where you were.'

const welcome = {
  newUser: { title: 'Welcome', subtitle: 'Sign in to open your logbook.' },
  returning: { title: 'Welcome Back', subtitle: 'Your logbook is where you left it.' },
}

export const LoginPage = () => {
  const { ended } = useSession()
  const { title, subtitle } = useIsNewUser() ? welcome.newUser : welcome.returning
  return (
    <AccountCard
      withMark
      title={title}
      subtitle={subtitle}
      foot={
        <>
          New here? <TextLink to="/register">Sign up</TextLink>
        </>
      }
    >
      <LoginForm reason={ended === 'refused' ? sessionEnded : undefined}>
        <DemoButton />
      </LoginForm>
    </AccountCard>
  )
}
