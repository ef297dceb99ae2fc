import { requestPasswordReset } from '@truenorth/shared-auth/account'
import { useEditor } from '@truenorth/shared-auth/forms'
import { Button, ButtonLink, Grid } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, TextInput } from '@truenorth/shared-ui/forms'

const neutral = 'If an account with that email exists, a reset link has been sent.'

/**
 * Asks for a link to reset the password. The browser validates this form, as the specification has it, and
 * the message does not reveal whether there is such an account.
 */
export const RequestResetForm = () => {
  const { submit, message, status, isSaving, register } = useEditor({
    start: { email: '' },
    save: ({ email }) => requestPasswordReset(email.trim()),
    failureText: 'Failed to request password reset.',
    afterSave: 'keep',
  })
  return (
    <Form label="Ask for a reset link" spacing="compact" browserValidation onSubmit={submit}>
      {message && <FormBanner>{message}</FormBanner>}
      {status === 'saved' && <FormBanner tone="good">{neutral}</FormBanner>}
      <Field label="Email">
        <TextInput type="email" required autoComplete="email" {...register('email')} />
      </Field>
      <Grid templateColumns="auto minmax(0, 1fr)" gap="12px">
        <ButtonLink to="/login" variant="line">
          Cancel
        </ButtonLink>
        <Button type="submit" busy={isSaving} busyText="Sending…">
          Send reset link
        </Button>
      </Grid>
    </Form>
  )
}
