import { Button } from '@truenorth/shared-ui'
import { useDraft } from '@truenorth/shared-auth/outbox'
import { ConfirmDialog, Modal } from '@truenorth/shared-ui/overlay'
import { useLeavingGuard } from '@truenorth/shared-ui/router'
import { useId, useState } from 'react'
import type { Entry } from '../../api/entry'
import { ConflictPanel } from '../conflict/ConflictPanel'
import { EntryForm } from './EntryForm'
import { type EntryDraft, textOf } from './entryDraft'
import { RestoredNote } from './RestoredNote'

export type EntryModalProps = {
  title: string
  submitLabel: string
  busyText: string
  failureText: string
  draftKey: string
  start: EntryDraft
  /** The entry as somebody changed it meanwhile. */
  present?: Entry | undefined
  onTakePresent?: () => void
  save: (held: EntryDraft) => Promise<unknown>
  onClose: () => void
}

const same = (a: EntryDraft, b: EntryDraft) =>
  JSON.stringify([textOf(a), a.descriptions]) === JSON.stringify([textOf(b), b.descriptions])

/** The form of an entry over the journal. What is typed is kept; closing with changes asks first. */
export const EntryModal = (props: EntryModalProps) => {
  const { start, present, onClose } = props
  const { draft, restored, setDraft, clearDraft } = useDraft(props.draftKey, start)
  const [state, setState] = useState<'idle' | 'busy' | 'kept'>('idle')
  const [isAsking, setIsAsking] = useState(false)
  const formId = useId()
  const isDirty = state !== 'kept' && !same(draft, start)
  useLeavingGuard({ dirty: isDirty, onLeave: clearDraft })
  const finish = () => {
    clearDraft()
    onClose()
  }
  const askToClose = () => (isDirty ? setIsAsking(true) : onClose())
  const edit = (held: EntryDraft) => {
    setState((before) => (before === 'kept' ? 'idle' : before))
    setDraft(held)
  }
  return (
    <>
      <Modal
        open
        title={props.title}
        dismissable={state !== 'busy'}
        onClose={askToClose}
        footer={
          <>
            <Button variant="line" disabled={state === 'busy'} onClick={askToClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={state === 'busy'} busyText={props.busyText}>
              {props.submitLabel}
            </Button>
          </>
        }
      >
        {restored && <RestoredNote onDiscard={clearDraft} />}
        {present && (
          <ConflictPanel
            present={present}
            mine={textOf(draft)}
            onTakePresent={() => {
              props.onTakePresent?.()
              finish()
            }}
          />
        )}
        <EntryForm
          key={restored ? 'restored' : 'fresh'}
          id={formId}
          draft={draft}
          failureText={props.failureText}
          save={props.save}
          onDraft={edit}
          onState={setState}
          onSaved={finish}
        />
      </Modal>
      <ConfirmDialog
        open={isAsking}
        danger
        title="Discard changes?"
        text="You have unsaved changes."
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
        onCancel={() => setIsAsking(false)}
        onConfirm={finish}
      />
    </>
  )
}
