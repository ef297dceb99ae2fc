import { ButtonLink } from '@truenorth/shared-ui'
import { AccountCard } from '../features/account/AccountCard'
import { ConfirmResetForm, useResetLink } from '../features/account/ConfirmResetForm'

export const PasswordResetConfirmPage = () => {
  const link = useResetLink()
  if (link === undefined) {
    return (
      <AccountCard
        title="This link is incomplete"
        subtitle="Please open it again from the mail, or ask for a new one."
      >
        <ButtonLink to="/password-reset" wide>
          Ask for a new link
        </ButtonLink>
      </AccountCard>
    )
  }
  return (
    <AccountCard title="Set a new password" subtitle="You will be signed out everywhere else.">
      <ConfirmResetForm link={link} />
    </AccountCard>
  )
}
