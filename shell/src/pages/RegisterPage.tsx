import { TextLink } from '@truenorth/shared-ui'
import { AccountCard } from '../features/account/AccountCard'
import { RegisterForm } from '../features/account/RegisterForm'

export const RegisterPage = () => (
  <AccountCard
    title="Create your logbook"
    subtitle="Basic features are free. No credit card needed."
    foot={
      <>
        Already have an account? <TextLink to="/login">Sign in</TextLink>
      </>
    }
  >
    <RegisterForm />
  </AccountCard>
)
