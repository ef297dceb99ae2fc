import { changeEmail, useSession } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useAccountForm } from '../../accountForm/useAccountForm'
import { checkEmail } from '../../register/registerRules'
import { emailWords } from '../content'
import { failureIn } from '../failureIn'

export const useEmailForm = () => {
  const { user } = useSession()
  const { form, field, banner, showBanner } = useAccountForm({ email: user?.email ?? '' })

  const submit = form.handleSubmit(async ({ email }) => {
    showBanner(undefined)
    try {
      await changeEmail(email.trim())
      toast.show({ text: emailWords.saved, tone: 'good' })
    } catch (error) {
      const failure = failureIn(error, { email: 'email' as const }, emailWords.failed)
      showBanner(failure.banner)
      for (const { name, message } of failure.fields) form.setError(name, { message })
    }
  })

  return {
    submit,
    banner,
    isBusy: form.formState.isSubmitting,
    email: field('email', { validate: checkEmail }),
  }
}
