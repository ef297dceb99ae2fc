import { Button, Card } from '@truenorth/shared-ui'
import { Field, FormBanner, TextInput } from '@truenorth/shared-ui/forms'
import { AccountForm } from '../../accountForm/AccountForm'
import { emailWords } from '../content'
import { useEmailForm } from './useEmailForm'

export const EmailCard = () => {
  const { submit, banner, isBusy, hint, email } = useEmailForm()
  return (
    <Card title={emailWords.title}>
      <AccountForm onSubmit={(event) => void submit(event)}>
        {banner && <FormBanner>{banner}</FormBanner>}
        <Field label="Email" hint={hint} error={email.error}>
          <TextInput type="email" autoComplete="email" {...email.control} />
        </Field>
        <Button type="submit" justifySelf="start" busy={isBusy} busyText="Saving…">
          Save email
        </Button>
      </AccountForm>
    </Card>
  )
}
