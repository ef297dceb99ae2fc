import { busyText, requestPasswordReset } from '@truenorth/shared-auth'
import { useState } from 'react'
import { useAccountForm } from '../accountForm/useAccountForm'

export const useRequestForm = () => {
  const { form, field, banner, showBanner } = useAccountForm({ email: '' })
  const [isSent, setSent] = useState(false)

  const submit = form.handleSubmit(async ({ email }) => {
    showBanner(undefined)
    setSent(false)
    try {
      await requestPasswordReset(email.trim())
      setSent(true)
    } catch (error) {
      showBanner(busyText(error) ?? 'Failed to request password reset.')
    }
  })

  return { submit, banner, isSent, isBusy: form.formState.isSubmitting, email: field('email') }
}
