import { useSession } from '@truenorth/shared-auth'
import type { Editor } from '@truenorth/shared-auth/forms'
import { UnlockDialog, useSealedPages } from '@truenorth/shared-auth/sealed-pages'
import { Box, Button, Flex, Text, TextLink } from '@truenorth/shared-ui'
import { Checkbox } from '@truenorth/shared-ui/forms'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { EntryValues } from './entryValues'

export { UnlockDialog }

const hint =
  'Its title, words, tags and pictures are encrypted on this device, so that only you can read them. Its day, time, mood and emotion stay readable for the server.'

const questions = {
  seal: {
    title: 'Seal this page?',
    text: 'When you save, its title, words, tags and pictures are encrypted on this device, and their plain copy is erased from the server. Backups that the operator made before may hold it until they expire. Without your passphrase, a passkey or your recovery code nobody can open it again, you included.',
    confirmLabel: 'Seal it',
    cancelLabel: 'Leave it open',
  },
  open: {
    title: 'Open this page for good?',
    text: 'When you save, its title, words, tags and pictures are stored as plain text again: readable for the server, its operator and its backups.',
    confirmLabel: 'Open it for good',
    cancelLabel: 'Keep it sealed',
  },
}

type SealControlProps = {
  editor: Editor<EntryValues>
  /** The entry was not saved yet, so that nothing of it is stored plain or sealed. */
  isNew: boolean
  onUnlocked: () => void
  /** The pages were locked while a page to be sealed is being written. */
  onLocked: () => void
}

/** Whether the page is sealed; the way to set them up where they are not. */
export const SealControl = ({ editor, isNew, onUnlocked, onLocked }: SealControlProps) => {
  const hintId = useId()
  const { demo } = useSession()
  const { state, sealsNew } = useSealedPages()
  const [asks, setAsks] = useState<'seal' | 'open' | 'unlock'>()
  const { sealing } = editor.values
  const isSealed = sealing ? sealing === 'sealed' : sealsNew && state !== 'off'
  const before = useRef(state)
  const follow = useEffectEvent((present: typeof state) => {
    if (before.current === 'unlocked' && present === 'locked' && isSealed) onLocked()
    before.current = present
  })
  useEffect(() => follow(state), [state])

  // The demo has no account whose keys could be kept.
  if (state === 'loading' || demo) return null
  if (state === 'off' && !isSealed)
    return (
      <Text fontSize="14" color="ink.muted">
        Pages can be sealed, so that only you can read them.{' '}
        <TextLink to="/account#sealed-pages">Set up sealed pages</TextLink>
      </Text>
    )
  const choose = (next: EntryValues['sealing']) => {
    setAsks(undefined)
    editor.change({ sealing: next })
  }
  const toggle = () => {
    if (isNew) choose(isSealed ? 'plain' : 'sealed')
    else setAsks(isSealed ? 'open' : 'seal')
  }
  const question = asks === 'seal' || asks === 'open' ? questions[asks] : undefined
  return (
    <div>
      <Checkbox checked={isSealed} onChange={toggle} aria-describedby={hintId}>
        Seal this page
      </Checkbox>
      <Text id={hintId} fontSize="14" color="ink.muted" marginInlineStart="32px">
        {hint}
      </Text>
      {isSealed && state === 'locked' && (
        <Flex align="center" wrap="wrap" gap="4px 12px" margin="8px 0 0 32px" fontSize="14">
          <Box>Your sealed pages are locked on this device.</Box>
          <Button variant="line" onClick={() => setAsks('unlock')}>
            Unlock
          </Button>
        </Flex>
      )}
      {question && (
        <ConfirmDialog
          open
          {...question}
          onCancel={() => setAsks(undefined)}
          onConfirm={() => choose(asks === 'seal' ? 'sealed' : 'plain')}
        />
      )}
      {asks === 'unlock' && (
        <UnlockDialog
          onUnlocked={() => {
            setAsks(undefined)
            onUnlocked()
          }}
          onClose={() => setAsks(undefined)}
        />
      )}
    </div>
  )
}
