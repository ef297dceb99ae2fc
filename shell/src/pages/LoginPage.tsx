import { useSession } from '@truenorth/shared-auth'
import { TextLink } from '@truenorth/shared-ui'
import { useLocation } from '@truenorth/shared-ui/router'
import { AccountCard } from '../features/accountForm/AccountCard'
import { sessionEnded, welcome } from '../features/login/content'
import { LoginForm } from '../features/login/LoginForm'
import { noticeIn } from '../features/login/noticeIn'
import { useIsNewUser } from '../features/login/useIsNewUser'

export const LoginPage = () => {
  const { state } = useLocation()
  const { ended } = useSession()
  const { title, subtitle } = useIsNewUser() ? welcome.newcomer : welcome.returning
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
      <LoginForm notice={noticeIn(state)} reason={ended === 'refused' ? sessionEnded : undefined} />
    </AccountCard>
  )
}
