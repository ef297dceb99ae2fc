import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from '@truenorth/shared-ui/forms'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldErrors } from '../http/errors'
import type { EditorOptions, Messages } from './editorOptions'

const modes = {
  onSubmit: { mode: 'onSubmit', reValidateMode: 'onSubmit' },
  onTouched: { mode: 'onTouched', reValidateMode: 'onChange' },
  onChange: { mode: 'onChange', reValidateMode: 'onChange' },
  whenDirty: { mode: 'onSubmit', reValidateMode: 'onSubmit' },
} as const

const resolverOf =
  <Values extends FieldValues>(rules: (values: Values) => Messages<Values>): Resolver<Values> =>
  (values) => {
    const broken = Object.entries<string | false | undefined>(rules(values)).flatMap(
      ([name, message]) => (message ? [[name, { type: 'rule', message }]] : []),
    )
    return broken.length > 0
      ? { values: {}, errors: Object.fromEntries(broken) }
      : { values, errors: {} }
  }

const pathOf = <Values extends FieldValues>(name: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name among the values is a path, which TypeScript cannot see for any values
  name as FieldPath<Values>

type FormValuesOptions<Values extends FieldValues> = Pick<
  EditorOptions<Values, unknown, unknown>,
  'rules' | 'validate' | 'wireNames'
> & {
  /** What the values are compared with. */
  base: Values
  isEqual: (a: Values, b: Values) => boolean
  /** The user has changed a field; `replace` is no such change. */
  onEdit: (values: Values) => void
}

/** The values of a form and the messages at its fields: react-hook-form with the rules of `useEditor`. */
export const useFormValues = <Values extends FieldValues>(options: FormValuesOptions<Values>) => {
  const { base, rules, validate = 'onSubmit', wireNames, isEqual } = options
  const [revision, setRevision] = useState(0)
  const isReplacing = useRef(false)
  const form: UseFormReturn<Values> = useForm<Values>({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a whole set of values is a partial one
    defaultValues: base as DefaultValues<Values>,
    ...(rules && { resolver: resolverOf(rules) }),
    ...modes[validate],
    // `Form` moves the focus, in the order of the document.
    shouldFocusError: false,
  })

  const onValues = useEffectEvent((next: Values, name: string | undefined) => {
    if (validate === 'onSubmit' && name) form.clearErrors(pathOf<Values>(name))
    // A rule may depend on another field: no message stays that no longer holds.
    if (validate === 'onTouched') {
      const shown = Object.entries(form.formState.errors).filter(
        ([, error]) => error?.type === 'rule',
      )
      if (shown.length > 0) void form.trigger(shown.map(([shownName]) => pathOf<Values>(shownName)))
    }
    if (validate === 'whenDirty') {
      if (isEqual(next, base)) form.clearErrors()
      else void form.trigger()
    }
    if (!isReplacing.current) options.onEdit(next)
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: (state) => onValues(state.values, state.name),
      }),
    [subscribe],
  )

  const messages = Object.entries(form.formState.errors).map(
    ([name, error]) => [name, error?.message] as const,
  )
  return {
    form,
    values: form.watch(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- react-hook-form holds errors by field
    errors: Object.fromEntries(messages) as Partial<
      Record<keyof Values & string, string | undefined>
    >,
    /** Grows with each `replace`. */
    revision,
    /** Sets one field, as its user would. */
    setField: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      form.setValue(pathOf<Values>(name), value, {
        shouldTouch: true,
        shouldValidate:
          validate === 'onChange' || (validate === 'onTouched' && name in form.formState.errors),
      }),
    /** Sets all fields at once. */
    replace: (next: Values) => {
      isReplacing.current = true
      form.reset(next, { keepDefaultValues: true })
      isReplacing.current = false
      setRevision((before) => before + 1)
    },
    /** Shows the validation errors of a response at their fields. */
    showServerErrors: (error: unknown) => {
      for (const [wireName, [message]] of Object.entries(fieldErrors(error))) {
        const name = wireNames?.[wireName] ?? wireName
        if (message && name in base)
          form.setError(pathOf<Values>(name), { type: 'server', message })
      }
    },
  }
}
