import type { FailedWrite } from '@truenorth/shared-auth'
import { chakra, formatDate, formatTime } from '@truenorth/shared-ui'
import { ConfirmDialog, DialogActions, Modal } from '@truenorth/shared-ui/overlay'
import type { ReactNode } from 'react'
import { capitalised } from './refusalText'

// The names of what can be written offline, in the words of the forms; what is not here is not shown.
const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  entry_date: 'Date',
  mood_value: 'Mood (1 to 5)',
  mood: 'Mood (1 to 5)',
  energy: 'Energy',
  emotion: 'Emotion',
  note: 'Note',
  content: 'Text',
  message: 'Your feedback',
  description: 'Description',
  start_date: 'Start date',
  target_date: 'Target date',
  reward: 'Reward',
  tags: 'Tags',
  tags_input: 'Tags',
}

const Fields = chakra('dl', {
  base: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    '& dt': { color: 'ink.muted', fontSize: '14' },
    '& dd': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
})

const toText = (value: unknown) => {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const fieldsOf = (body: unknown) =>
  Object.entries(typeof body === 'object' && body !== null ? body : {})
    .map(([name, value]) => ({ name, label: labels[name], text: toText(value) }))
    .filter(({ label, text }) => label !== undefined && text.trim() !== '')

type DialogProps = { write: FailedWrite; onClose: () => void }

/** What was written, to be read, and the ways to go on. */
export const RefusedWriteView = ({
  write,
  onClose,
  children,
}: DialogProps & { children: ReactNode }) => (
  <Modal open onClose={onClose} title={capitalised(write.label)}>
    <Fields>
      <div>
        <dt>Written</dt>
        <dd>{`${formatDate(write.recordedAt)}, ${formatTime(write.recordedAt)}`}</dd>
      </div>
      {fieldsOf(write.body).map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </Fields>
    <DialogActions>{children}</DialogActions>
  </Modal>
)

type QuestionProps = DialogProps & { isBusy: boolean; onDiscard: () => void }

/** Asks before a refused write is gone for good. */
export const DiscardQuestion = ({ write, isBusy, onClose, onDiscard }: QuestionProps) => (
  <ConfirmDialog
    open
    danger
    title="Discard what you wrote?"
    text={`${capitalised(write.label)} was never saved. This cannot be undone.`}
    confirmLabel="Discard"
    cancelLabel="Keep it"
    busy={isBusy}
    busyText="Discarding…"
    onConfirm={onDiscard}
    onCancel={onClose}
  />
)
