import { Button, ButtonLink, Grid } from '@truenorth/shared-ui'
import { Field, FormBanner, TextInput } from '@truenorth/shared-ui/forms'
import { AccountForm } from '../accountForm/AccountForm'
import { useRequestForm } from './useRequestForm'

const neutral = 'If an account with that email exists, a reset link has been sent.'

// The one account form that leaves its check to the browser, as the specification has it.
export const RequestForm = () => {
  const { submit, banner, isSent, isBusy, email } = useRequestForm()
  return (
    <AccountForm noValidate={false} onSubmit={(event) => void submit(event)}>
      {banner && <FormBanner>{banner}</FormBanner>}
      {isSent && <FormBanner tone="good">{neutral}</FormBanner>}
      <Field label="Email">
        <TextInput type="email" required autoComplete="email" {...email.control} />
      </Field>
      <Grid templateColumns="auto minmax(0, 1fr)" gap="12px">
        <ButtonLink to="/login" variant="line">
          Cancel
        </ButtonLink>
        <Button type="submit" busy={isBusy} busyText="Sending…">
          Send reset link
        </Button>
      </Grid>
    </AccountForm>
  )
}
