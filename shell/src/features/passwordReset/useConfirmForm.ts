import { busyText, confirmPasswordReset, fieldErrors } from '@truenorth/shared-auth'
import { useNavigate } from '@truenorth/shared-ui/router'
import { useEffect, useState } from 'react'
import { useAccountForm } from '../accountForm/useAccountForm'

const leadsOnAfterMs = 1500
const failed = 'Failed to reset password. The link may be invalid or expired.'

export type ResetLink = { uid: string; token: string }

const useLeadOn = (isDone: boolean) => {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => void navigate('/login', { replace: true }), leadsOnAfterMs)
    return () => clearTimeout(timer)
  }, [isDone, navigate])
}

export const useConfirmForm = (link: ResetLink) => {
  const { form, field, banner, showBanner } = useAccountForm({ password: '', confirm: '' })
  const [isDone, setDone] = useState(false)
  useLeadOn(isDone)

  const showFailure = (error: unknown) => {
    showBanner(busyText(error) ?? failed)
    const [message] = fieldErrors(error)['new_password'] ?? []
    if (message) form.setError('password', { message }, { shouldFocus: true })
  }

  const submit = form.handleSubmit(async ({ password, confirm }) => {
    showBanner(undefined)
    try {
      await confirmPasswordReset({ ...link, new_password: password, re_new_password: confirm })
      setDone(true)
    } catch (error) {
      showFailure(error)
    }
  })

  return {
    submit,
    banner,
    isDone,
    isBusy: form.formState.isSubmitting,
    newPassword: form.watch('password'),
    password: field('password', { required: 'Password is required' }),
    confirm: field('confirm', {
      validate: (value, { password }) => value === password || 'Passwords do not match',
    }),
  }
}
