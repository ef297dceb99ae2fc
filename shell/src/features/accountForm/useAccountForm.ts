import {
  type DefaultValues,
  type FieldValues,
  type FieldPath,
  type RegisterOptions,
  useForm,
} from '@truenorth/shared-ui/forms'
import { useState } from 'react'

/** The one pattern of the account screens: checked on sending, an edit clears its error, a banner for the rest. */
export const useAccountForm = <Fields extends FieldValues>(initial: DefaultValues<Fields>) => {
  const form = useForm<Fields>({ defaultValues: initial, reValidateMode: 'onSubmit' })
  const [banner, showBanner] = useState<string>()

  const field = <Name extends FieldPath<Fields>>(
    name: Name,
    rules?: RegisterOptions<Fields, Name>,
  ) => ({
    error: form.getFieldState(name, form.formState).error?.message,
    control: form.register(name, { ...rules, onChange: () => form.clearErrors(name) }),
  })

  return { form, field, banner, showBanner }
}
