import { changePassword } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQueries } from '../../../api/sessionQueries'
import { useAccountForm } from '../../accountForm/useAccountForm'
import { checkConfirmation, checkPassword } from '../../register/registerRules'
import { passwordWords } from '../content'
import { failureIn } from '../failureIn'

const blank = { current: '', password: '', confirm: '' }
const names = { current_password: 'current', new_password: 'password' } as const

export const usePasswordForm = () => {
  const queryClient = useQueryClient()
  const { form, field, banner, showBanner } = useAccountForm(blank)

  const showFailure = (error: unknown) => {
    const failure = failureIn(error, names, passwordWords.failed)
    showBanner(failure.banner)
    failure.fields.forEach(({ name, message }, index) =>
      form.setError(name, { message }, { shouldFocus: index === 0 }),
    )
  }

  const submit = form.handleSubmit(async ({ current, password }) => {
    showBanner(undefined)
    try {
      await changePassword({ current_password: current, new_password: password })
      form.reset(blank)
      toast.show({ text: passwordWords.saved, tone: 'good' })
      await queryClient.invalidateQueries({ queryKey: sessionQueries.all })
    } catch (error) {
      showFailure(error)
    }
  })

  return {
    submit,
    banner,
    isBusy: form.formState.isSubmitting,
    newPassword: form.watch('password'),
    current: field('current', { required: 'Password is required' }),
    password: field('password', { validate: checkPassword }),
    confirm: field('confirm', {
      validate: (value, { password }) => checkConfirmation(value, password),
    }),
  }
}
