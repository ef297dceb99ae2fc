// What can be added to a reading that one tap has logged, in a sheet over the dashboard.
import { EditorActions, EditorForm } from '@truenorth/shared-auth/forms'
import { moodOf, Skeleton } from '@truenorth/shared-ui'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useGoBack } from '@truenorth/shared-ui/router'
import { useId } from 'react'
import type { VersionedReading } from '../../api/moodWrites'
import { ReadingFields } from '../../components/ReadingFields'
import { type Reading, readingClock } from '../../domain/reading'
import { noteRules } from './editRules'
import { useEditable } from './useEditable'
import { useReadingEditor } from './useReadingEditor'

const dashboard = '/dashboard'

const titleOf = ({ mood_value, ...moment }: Reading) =>
  [moodOf(mood_value).label, readingClock(moment)].filter(Boolean).join(', ')

// The message that led here is gone by then: the focus goes to the mood on the dial.
const moodOnDial = () => document.querySelector<HTMLElement>('main button[aria-pressed=true]')

type NoteFormProps = {
  loaded: VersionedReading
  onAdopt: (present: VersionedReading) => void
  onClose: () => void
}

const NoteForm = ({ loaded, onAdopt, onClose }: NoteFormProps) => {
  const formId = useId()
  const editor = useReadingEditor(loaded, {
    rules: noteRules,
    leaving: { words: { title: 'Discard changes?' }, openBy: 'note' },
    onTakeTheirs: onAdopt,
    onClose,
  })
  const title = titleOf(loaded.data)
  return (
    <Modal
      open
      fromBelow
      title={title}
      dismissable={!editor.isSaving}
      onClose={editor.close}
      finalFocus={moodOnDial}
      footer={
        <EditorActions
          editor={editor}
          form={formId}
          save="Done"
          saving="Saving…"
          hasCancel={false}
          size="big"
          wide
        />
      }
    >
      <EditorForm editor={editor} id={formId} label={title}>
        <ReadingFields editor={editor} noteFirst placeholder="A line for later, or nothing" />
      </EditorForm>
    </Modal>
  )
}

/** Adds a note, energy and tags to the reading `id`, none of them required. Closing leads back. */
export const NoteSheet = ({ id }: { id: string }) => {
  const { loaded, adopt } = useEditable(id, dashboard)
  const goBack = useGoBack(dashboard)
  return loaded ? (
    <NoteForm key={loaded.data.version} loaded={loaded} onAdopt={adopt} onClose={goBack} />
  ) : (
    <Modal open fromBelow title="Add a note" onClose={goBack}>
      <Skeleton height="320px" borderRadius="8" />
    </Modal>
  )
}
