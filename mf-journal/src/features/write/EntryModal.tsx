import { Button } from '@truenorth/shared-ui'
import { useDraft } from '@truenorth/shared-auth/outbox'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useLeavingGuard } from '@truenorth/shared-ui/router'
import { useId, useState } from 'react'
import type { Entry } from '../../api/entry'
import { ConflictPanel } from '../conflict/ConflictPanel'
import { same } from './changedFields'
import { EntryForm } from './EntryForm'
import { type EntryDraft, isEntryDraft, textOf } from './entryDraft'
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

const written = (held: EntryDraft) => [textOf(held), held.descriptions, held.unsent]

/** The form of an entry over the journal. What is typed is kept; leaving with changes asks first. */
export const EntryModal = (props: EntryModalProps) => {
  const { start, present, onClose } = props
  const { draft, restored, setDraft, clearDraft } = useDraft(props.draftKey, start, isEntryDraft)
  const [state, setState] = useState<'idle' | 'busy' | 'kept'>('idle')
  const formId = useId()
  const isDirty = state !== 'kept' && !same(written(draft), written(start))
  const letGo = useLeavingGuard({ dirty: isDirty, openBy: 'write', onLeave: clearDraft })
  const finish = () => {
    clearDraft()
    letGo()
    onClose()
  }
  const edit = (held: EntryDraft) => {
    setState((before) => (before === 'kept' ? 'idle' : before))
    setDraft(held)
  }
  return (
    <Modal
      open
      title={props.title}
      dismissable={state !== 'busy'}
      onClose={onClose}
      footer={
        <>
          <Button variant="line" disabled={state === 'busy'} onClick={onClose}>
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
        draftKey={props.draftKey}
        failureText={props.failureText}
        save={props.save}
        onDraft={edit}
        onState={setState}
        onSaved={finish}
      />
    </Modal>
  )
}
