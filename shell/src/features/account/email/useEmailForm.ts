import { changeEmail, useSession } from '@truenorth/shared-auth'
import { useDraft } from '@truenorth/shared-auth/outbox'
import { toast } from '@truenorth/shared-ui'
import { useEffect, useEffectEvent } from 'react'
import { useAccountForm } from '../../accountForm/useAccountForm'
import { checkEmail } from '../../register/registerRules'
import { emailWords } from '../content'
import { failureIn } from '../failureIn'

export const useEmailForm = () => {
  const { user } = useSession()
  const { draft, restored, setDraft, clearDraft } = useDraft('account.email', {
    email: user?.email ?? '',
  })
  const { form, field, banner, showBanner } = useAccountForm({ email: user?.email ?? '' })

  const showDraft = useEffectEvent(() => form.setValue('email', draft.email))
  useEffect(() => {
    if (restored) showDraft()
  }, [restored])

  const submit = form.handleSubmit(async ({ email }) => {
    showBanner(undefined)
    try {
      await changeEmail(email.trim())
      clearDraft()
      toast.show({ text: emailWords.saved, tone: 'good' })
    } catch (error) {
      const failure = failureIn(error, { email: 'email' as const }, emailWords.failed)
      showBanner(failure.banner)
      for (const { name, message } of failure.fields) form.setError(name, { message })
    }
  })

  const email = field('email', { validate: checkEmail })
  const { onChange } = email.control
  const typed: typeof onChange = async (event) => {
    await onChange(event)
    setDraft({ email: form.getValues('email') })
  }

  return {
    submit,
    banner,
    isBusy: form.formState.isSubmitting,
    hint: restored ? emailWords.restored : undefined,
    email: { ...email, control: { ...email.control, onChange: typed } },
  }
}
