import { useSession } from '@truenorth/shared-auth'
import { changeEmail } from '@truenorth/shared-auth/account'
import { useEditor } from '@truenorth/shared-auth/forms'
import { Button, Card, Text, toast } from '@truenorth/shared-ui'
import {
  Field,
  Form,
  FormBanner,
  PasswordInput,
  RestoredDraftNotice,
  TextInput,
} from '@truenorth/shared-ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { sessionKeys } from '../../api/sessions'
import { emailError, presentPasswordError, refusalBanner } from './accountRules'

const failed = 'Your email could not be saved. Please try again.'

const useEmailForm = (present: string) => {
  const queryClient = useQueryClient()
  return useEditor({
    start: { email: present, current: '' },
    rules: ({ email, current }) => ({
      email: emailError(email),
      current: presentPasswordError(current),
    }),
    save: async ({ email, current }) => {
      await changeEmail(email.trim(), current)
      // Not in `onSaved`: the form begins anew with the new address.
      toast.show({ text: 'Email saved', tone: 'good' })
      // The other sessions have ended.
      void queryClient.invalidateQueries({ queryKey: sessionKeys.all })
    },
    failureText: refusalBanner(['email', 'current_password'], failed),
    wireNames: { current_password: 'current' },
    draft: { key: 'account.email', leavesOut: ['current'] },
    afterSave: 'empty',
  })
}

const EmailForm = ({ present }: { present: string }) => {
  const { errors, message, isRestored, isSaving, register, startAfresh, submit } =
    useEmailForm(present)
  return (
    <Form label="Change your address" spacing="compact" onSubmit={submit}>
      {isRestored && <RestoredDraftNotice onStartAfresh={startAfresh} />}
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Email" error={errors.email}>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Current password" error={errors.current}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <Text color="ink.muted" fontSize="14">
        With a new address you are signed out everywhere else.
      </Text>
      <Button type="submit" justifySelf="start" busy={isSaving} busyText="Saving…">
        Save email
      </Button>
    </Form>
  )
}

/** The email address of the account, which keeps a draft; a change asks for the password (D47). */
export const EmailCard = () => {
  const email = useSession().user?.email ?? ''
  return (
    <Card title="Email">
      <EmailForm key={email} present={email} />
    </Card>
  )
}
