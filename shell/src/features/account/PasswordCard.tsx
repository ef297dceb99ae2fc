import { Card } from '@truenorth/shared-ui'
import { PasswordForm } from './PasswordForm'

/** Changes the password of the account. */
export const PasswordCard = () => (
  <Card title="Password">
    <PasswordForm
      label="Change your password"
      consequence="With a new password you are signed out everywhere else."
    />
  </Card>
)
