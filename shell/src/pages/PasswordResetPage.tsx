import { AccountCard } from '../features/accountForm/AccountCard'
import { RequestForm } from '../features/passwordReset/RequestForm'

export const PasswordResetPage = () => (
  <AccountCard
    title="Reset your password"
    subtitle="Tell us the email of your account, and we send a link to it."
  >
    <RequestForm />
  </AccountCard>
)
