import { busyMessage, errorDetail, fieldErrors } from '@truenorth/shared-auth'
import { signIn } from '@truenorth/shared-auth/account'
import { Button, Text } from '@truenorth/shared-ui'
import { Checkbox, Field, Form, FormBanner, useForm } from '@truenorth/shared-ui/forms'
import * as z from '@truenorth/shared-auth/schema'
import { useEffect, useState } from 'react'
import { codeError, CodeInput } from './SecondFactorForms'

const failed = 'An error occurred during login. Please try again.'
const tooLate = 'That took too long. Sign in again.'

const answerSchema = z.object({
  response: z.object({ data: z.object({ challenge: z.string() }) }),
})

/** The challenge in the error of a sign-in whose password was right; undefined when a code is not what is missing. */
export const challengeIn = (error: unknown): string | undefined =>
  z.safeParse(answerSchema, error).data?.response.data.challenge

type SecondFactorStepProps = {
  /** Stands for the password that was right. */
  challenge: string
  /** Whether the session may outlive the browser (D9). */
  remember: boolean
  /** Back to the password, with what there is to say. */
  onBack: (banner?: string) => void
}

const words = {
  app: {
    label: 'Code',
    hint: 'The six digits that your authenticator app shows now.',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten that you kept. Each works once.',
    other: 'Use your app',
  },
}

/** The second step of signing in: a code of the app, or a recovery code. */
export const SecondFactorStep = ({ challenge, remember, onBack }: SecondFactorStepProps) => {
  const [kind, setKind] = useState<keyof typeof words>('app')
  const [banner, showBanner] = useState<string>()
  const form = useForm({
    defaultValues: { code: '', remembersDevice: false },
    reValidateMode: 'onSubmit',
    // `Form` moves the focus.
    shouldFocusError: false,
  })
  const { register, handleSubmit, setError, clearErrors, resetField, setFocus, formState } = form
  useEffect(() => setFocus('code'), [setFocus])
  const submit = handleSubmit(async ({ code, remembersDevice }) => {
    showBanner(undefined)
    try {
      const proof = { challenge, code, remember_device: remembersDevice }
      if (!(await signIn({ path: '/token/second-factor/', remember, ...proof }))) onBack(tooLate)
    } catch (error) {
      const message = fieldErrors(error)['code']?.[0]
      if (message) setError('code', { message })
      else showBanner(busyMessage(error) ?? errorDetail(error) ?? failed)
    }
  })
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app')
    resetField('code')
    clearErrors('code')
    setFocus('code')
  }
  const { label, hint, other } = words[kind]
  return (
    <Form label="Second step" spacing="compact" onSubmit={submit}>
      {banner && <FormBanner>{banner}</FormBanner>}
      <Text>Your password is right. One more step: your account also asks for a code.</Text>
      <Field label={label} hint={hint} error={formState.errors.code?.message}>
        <CodeInput
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          {...register('code', {
            validate: (code) => codeError(code) || true,
            onChange: () => clearErrors('code'),
          })}
        />
      </Field>
      <Checkbox {...register('remembersDevice')}>
        Ask for no code in this browser for 30 days
      </Checkbox>
      <Button type="submit" wide busy={formState.isSubmitting} busyText="Signing In...">
        Sign In
      </Button>
      <Button variant="line" wide onClick={change}>
        {other}
      </Button>
      <Button variant="quiet" wide onClick={() => onBack()}>
        Back
      </Button>
    </Form>
  )
}
