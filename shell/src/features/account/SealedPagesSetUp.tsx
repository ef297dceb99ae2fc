import { useEditor } from '@truenorth/shared-auth/forms'
import { setUpSealedPages } from '@truenorth/shared-auth/sealed-pages/keys'
import { chakra, Text } from '@truenorth/shared-ui'
import { Checkbox, Field, Form, FormBanner, PasswordInput } from '@truenorth/shared-ui/forms'
import { useState } from 'react'
import { useReloadSealedPages } from '../../api/sealedPages'
import { presentPasswordError } from './accountRules'
import { DialogSubmit } from './DialogSubmit'
import { RecoveryCodeList } from './RecoveryCodeList'
import {
  keyFailure,
  newPassphraseError,
  passphraseConfirmationError,
  recoveryWords,
} from './sealedPagesRules'
import { StrengthPanel } from './StrengthPanel'

const Warning = chakra('div', {
  base: {
    padding: '12px 16px',
    borderInlineStart: '3px solid',
    borderColor: 'warn',
    borderRadius: '8',
    background: 'surface.sunken',
  },
})

type Closing = { onClose: () => void }

/** Sets sealed pages up: what is at stake, the passphrase, and the recovery code that is shown once. */
export const SealedPagesSetUp = ({ onClose }: Closing) => {
  const [code, setCode] = useState<string>()
  const reload = useReloadSealedPages()
  const { submit, message, isSaving, values, errors, register } = useEditor({
    start: { current: '', passphrase: '', confirm: '', sealsNew: false },
    rules: ({ current, passphrase, confirm }) => ({
      current: presentPasswordError(current),
      passphrase: newPassphraseError(passphrase, current),
      confirm: passphraseConfirmationError(confirm, passphrase),
    }),
    save: async ({ current, passphrase, sealsNew }) => {
      setCode(await setUpSealedPages({ password: current, passphrase, sealsNew }))
      void reload()
    },
    failureText: keyFailure,
    wireNames: { current_password: 'current' },
    onSaved: () => undefined,
  })
  if (code) return <RecoveryCodeList codes={[code]} words={recoveryWords} onDone={onClose} />
  return (
    <Form label="Set up sealed pages" spacing="compact" onSubmit={submit}>
      <Text color="ink.muted">
        You choose a passphrase, and get a recovery code to keep on paper. Later you can add a
        passkey.
      </Text>
      <Warning>
        <Text fontWeight="600">If you lose all three, it is lost.</Text>
        <Text color="ink.muted" fontSize="14">
          Without the passphrase, the recovery code or a passkey, nobody can open a sealed page: no
          reset link, no operator, no backup.
        </Text>
      </Warning>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Your password" error={errors.current}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <Field
        label="Passphrase"
        hint="A few words that belong together only for you. Not your password."
        error={errors.passphrase}
      >
        <PasswordInput autoComplete="off" {...register('passphrase')} />
      </Field>
      {values.passphrase && <StrengthPanel password={values.passphrase} isPassphrase />}
      <Field label="Confirm the passphrase" error={errors.confirm}>
        <PasswordInput autoComplete="off" {...register('confirm')} />
      </Field>
      <Checkbox {...register('sealsNew')}>Seal all new pages</Checkbox>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="Making the key…">
        Set up
      </DialogSubmit>
    </Form>
  )
}
