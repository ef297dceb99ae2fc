import { deleteAccount, report, session } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useAccountForm } from '../../accountForm/useAccountForm'
import { deletionWords } from '../content'
import { failureIn } from '../failureIn'

const forgetDrafts = async (userId: string) => {
  const { forgetUser } = await import('@truenorth/shared-auth/outbox')
  await forgetUser(userId)
}

export const useDeletionForm = () => {
  const { form, field, banner, showBanner } = useAccountForm({ current: '' })

  const submit = form.handleSubmit(async ({ current }) => {
    showBanner(undefined)
    const { userId = '' } = session
    try {
      await deleteAccount(current)
      toast.show({ text: deletionWords.done })
    } catch (error) {
      const names = { current_password: 'current' as const }
      const failure = failureIn(error, names, deletionWords.failed)
      showBanner(failure.banner)
      for (const { name, message } of failure.fields) {
        form.setError(name, { message }, { shouldFocus: true })
      }
      return
    }
    await forgetDrafts(userId).catch((error: unknown) => report(error, 'drafts of a deleted user'))
  })

  return {
    submit,
    banner,
    isBusy: form.formState.isSubmitting,
    current: field('current', { required: 'Password is required' }),
  }
}
