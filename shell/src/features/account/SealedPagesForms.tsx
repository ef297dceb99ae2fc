import type { SealedPages } from '@truenorth/api-contract/sealedPages'
import { useEditor } from '@truenorth/shared-auth/forms'
import {
  addPasskeyWay,
  changePassphrase,
  renewRecoveryCode,
} from '@truenorth/shared-auth/sealed-pages/keys'
import { Text, toast } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, PasswordInput, Select } from '@truenorth/shared-ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeyQueries } from '../../api/passkeys'
import { useEndSealedPages, useReloadSealedPages } from '../../api/sealedPages'
import { presentPasswordError } from './accountRules'
import { DialogSubmit } from './DialogSubmit'
import { RecoveryCodeList } from './RecoveryCodeList'
import {
  keyFailure,
  newPassphraseError,
  passphraseConfirmationError,
  presentPassphraseError,
  recoveryWords,
} from './sealedPagesRules'
import { StrengthPanel } from './StrengthPanel'

type Closing = { onClose: () => void }

const wireNames = { current_password: 'current' } as const
const byPassphrase = (text: string) => ({ kind: 'passphrase', text }) as const

/** Puts another passphrase in the place of the present one; nothing has to be encrypted anew. */
export const ChangePassphraseForm = ({ onClose }: Closing) => {
  const reload = useReloadSealedPages()
  const { submit, message, isSaving, values, errors, register } = useEditor({
    start: { current: '', present: '', passphrase: '', confirm: '' },
    rules: ({ current, present, passphrase, confirm }) => ({
      current: presentPasswordError(current),
      present: presentPassphraseError(present),
      passphrase: newPassphraseError(passphrase, current),
      confirm: passphraseConfirmationError(confirm, passphrase),
    }),
    save: ({ current, present, passphrase }) =>
      changePassphrase({ password: current, way: byPassphrase(present) }, passphrase),
    failureText: keyFailure,
    wireNames,
    onSaved: () => {
      void reload()
      toast.show({ text: 'Passphrase changed', tone: 'good' })
    },
    onClose,
  })
  return (
    <Form label="Change the passphrase" spacing="compact" onSubmit={submit}>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Your password" error={errors.current}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <Field label="Present passphrase" error={errors.present}>
        <PasswordInput autoComplete="off" {...register('present')} />
      </Field>
      <Field label="New passphrase" error={errors.passphrase}>
        <PasswordInput autoComplete="off" {...register('passphrase')} />
      </Field>
      {values.passphrase && <StrengthPanel password={values.passphrase} isPassphrase />}
      <Field label="Confirm the new passphrase" error={errors.confirm}>
        <PasswordInput autoComplete="off" {...register('confirm')} />
      </Field>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="Changing…">
        Change passphrase
      </DialogSubmit>
    </Form>
  )
}

const startOfKey = { current: '', present: '' }
const keyRules = ({ current, present }: typeof startOfKey) => ({
  current: presentPasswordError(current),
  present: presentPassphraseError(present),
})

/** Makes a new recovery code and shows it. */
export const RenewCodeForm = ({ onClose }: Closing) => {
  const [code, setCode] = useState<string>()
  const reload = useReloadSealedPages()
  const { submit, message, isSaving, errors, register } = useEditor({
    start: startOfKey,
    rules: keyRules,
    save: async ({ current, present }) => {
      setCode(await renewRecoveryCode({ password: current, way: byPassphrase(present) }))
      void reload()
    },
    failureText: keyFailure,
    wireNames,
    onSaved: () => undefined,
  })
  if (code) return <RecoveryCodeList codes={[code]} words={recoveryWords} onDone={onClose} />
  return (
    <Form label="New recovery code" spacing="compact" onSubmit={submit}>
      <Text color="ink.muted">The earlier one opens nothing then.</Text>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Your password" error={errors.current}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <Field label="Passphrase" error={errors.present}>
        <PasswordInput autoComplete="off" {...register('present')} />
      </Field>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="Making it…">
        Make a new code
      </DialogSubmit>
    </Form>
  )
}

/** Lets one of the account's passkeys open sealed pages, where its device can. */
export const AddPasskeyWayForm = ({ pages, onClose }: Closing & { pages: SealedPages }) => {
  const { data: passkeys = [] } = useQuery(passkeyQueries.list())
  const reload = useReloadSealedPages()
  const left = passkeys.filter(({ id }) => !pages.wraps.some((wrap) => wrap.passkey_id === id))
  const { submit, message, isSaving, errors, register } = useEditor({
    start: { ...startOfKey, passkey: String(left[0]?.id ?? '') },
    rules: keyRules,
    save: ({ current, present, passkey }) => {
      const chosen = left.find(({ id }) => String(id) === passkey)
      if (!chosen?.credential_id) throw new Error('The server tells nothing of this passkey.')
      const { id, credential_id: credentialId } = chosen
      const change = { password: current, way: byPassphrase(present) }
      return addPasskeyWay(change, { id, credentialId })
    },
    failureText: keyFailure,
    wireNames,
    onSaved: () => {
      void reload()
      toast.show({ text: 'This passkey opens your sealed pages now', tone: 'good' })
    },
    onClose,
  })
  return (
    <Form label="Open sealed pages with a passkey" spacing="compact" onSubmit={submit}>
      <Text color="ink.muted">
        Your browser asks for the passkey. Not every device can do this: if yours cannot, nothing
        changes.
      </Text>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Passkey">
        <Select
          options={left.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...register('passkey')}
        />
      </Field>
      <Field label="Your password" error={errors.current}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <Field label="Passphrase" error={errors.present}>
        <PasswordInput autoComplete="off" {...register('present')} />
      </Field>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="Waiting…">
        Add passkey
      </DialogSubmit>
    </Form>
  )
}

/** Removes the keys when no entry is sealed. */
export const EndForm = ({ onClose }: Closing) => {
  const { mutateAsync: end } = useEndSealedPages()
  const { submit, message, isSaving, errors, register } = useEditor({
    start: { current: '' },
    rules: ({ current }) => ({ current: presentPasswordError(current) }),
    save: ({ current }) => end(current),
    failureText: keyFailure,
    wireNames,
    onSaved: () => toast.show({ text: 'Sealed pages are off' }),
    onClose,
  })
  return (
    <Form label="Turn off sealed pages" spacing="compact" onSubmit={submit}>
      <Text color="ink.muted">
        No entry is sealed, so nothing is lost. Earlier copies of sealed pages, as in an archive
        that you took along, can never be opened again.
      </Text>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Your password" error={errors.current}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="Turning off…" variant="danger">
        Turn off
      </DialogSubmit>
    </Form>
  )
}
