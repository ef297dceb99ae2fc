import { AccountCard } from '../features/account/AccountCard'
import { RequestResetForm } from '../features/account/RequestResetForm'

export const PasswordResetPage = () => (
  <AccountCard
    title="Reset your password"
    subtitle="Tell us the email of your account, and we send a link to it."
  >
    <RequestResetForm />
  </AccountCard>
)
