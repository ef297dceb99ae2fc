import { Button, Flex, Text } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, PasswordInput, TextInput } from '@truenorth/shared-ui/forms'
import { DialogActions, Modal } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import { useEditor } from '../forms'
import { unlock } from './keys'
import { knowsPasskeys } from './passkeyPrf'
import { useOpensByPasskey } from './sealedPages'
import { unlockMessage } from './unlockMessage'

const words = {
  passphrase: {
    label: 'Passphrase',
    hint: 'The one that you chose for sealed pages. It is not your password.',
    missing: 'The passphrase is required',
    other: 'Use the recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'Eight groups of four signs, which you kept when you set sealed pages up.',
    missing: 'The recovery code is required',
    other: 'Use the passphrase',
  },
}

export type UnlockDialogProps = { onUnlocked: () => void; onClose: () => void }

/** Unlocks sealed pages on this device: by the passphrase, the recovery code or a passkey. It is open while it is rendered. */
export const UnlockDialog = ({ onUnlocked, onClose }: UnlockDialogProps) => {
  const [kind, setKind] = useState<keyof typeof words>('passphrase')
  const opensByPasskey = useOpensByPasskey()
  const [passkeyError, setPasskeyError] = useState<string>()
  const { submit, message, isSaving, errors, register, change } = useEditor({
    start: { secret: '' },
    rules: ({ secret }) => ({ secret: secret.trim() === '' && words[kind].missing }),
    save: ({ secret }) => unlock({ kind, text: secret }),
    failureText: (error) => unlockMessage(error, kind),
    onSaved: onUnlocked,
  })
  const { label, hint, other } = words[kind]
  const byPasskey = async () => {
    setPasskeyError(undefined)
    try {
      await unlock({ kind: 'passkey' })
      onUnlocked()
    } catch (error) {
      setPasskeyError(unlockMessage(error, 'passkey'))
    }
  }
  const switchKind = () => {
    change({ secret: '' })
    setKind(kind === 'passphrase' ? 'recovery' : 'passphrase')
  }
  const banner = passkeyError ?? message
  return (
    <Modal open onClose={onClose} title="Unlock sealed pages">
      <Form label="Unlock sealed pages" spacing="compact" onSubmit={submit}>
        <Text color="ink.muted">
          They stay open on this device until you lock them or sign out.
        </Text>
        {banner && <FormBanner>{banner}</FormBanner>}
        <Field label={label} hint={hint} error={errors.secret}>
          {kind === 'passphrase' ? (
            <PasswordInput autoComplete="off" {...register('secret')} />
          ) : (
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...register('secret')}
            />
          )}
        </Field>
        <Flex gap="8px" wrap="wrap">
          <Button variant="line" onClick={switchKind}>
            {other}
          </Button>
          {opensByPasskey && knowsPasskeys() && (
            <Button variant="line" onClick={() => void byPasskey()}>
              Use a passkey
            </Button>
          )}
        </Flex>
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isSaving} busyText="Unlocking…">
            Unlock
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  )
}
