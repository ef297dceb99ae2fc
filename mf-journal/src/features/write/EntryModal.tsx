import {
  EditorActions,
  EditorForm,
  type EditorOptions,
  useEditor,
} from '@truenorth/shared-auth/forms'
import { busyMessage } from '@truenorth/shared-auth'
import { useToday } from '@truenorth/shared-ui'
import { Modal } from '@truenorth/shared-ui/overlay'
import { FormBanner } from '@truenorth/shared-ui/forms'
import { useSearchParams } from '@truenorth/shared-ui/router'
import { type ClipboardEvent, type DragEvent, useId } from 'react'
import { entryKind, fieldsByWireName, newToWire } from '../../api/entries'
import {
  entryDraftOf,
  newEntryDraft,
  useChangeEntry,
  useCreateEntry,
  useReplaceEntry,
} from '../../api/entryWrites'
import type { Entry } from '../../domain/entry'
import { EntryFields } from './EntryFields'
import {
  blankEntry,
  changedFields,
  differences,
  type EntryValues,
  isUsable,
  rules,
  textOf,
  valuesOf,
} from './entryValues'
import { PictureField } from './PictureField'
import { PictureNotSent } from './pictureUploads'
import { lostText, useShared } from './takeShared'
import { usePictures, usePicturesIn } from './usePictures'

const blankText = 'Please fill in both title and content'

type Options = EditorOptions<EntryValues, unknown, Entry>

type EntryModalProps = Pick<Options, 'start' | 'save' | 'version'> & {
  title: string
  saveLabel: string
  savingLabel: string
  failureText: string
  draft: NonNullable<Options['draft']>
  /** What the author has to know before writing on. */
  notices?: readonly string[]
  onClose: () => void
}

// Pasted text stays text, even if the clipboard holds a picture of it too.
const filesIn = (data: DataTransfer): File[] =>
  Array.from(data.types).includes('text/plain') ? [] : Array.from(data.files)

/** The form of an entry over the journal. */
const EntryModal = (props: EntryModalProps) => {
  const {
    title,
    saveLabel,
    savingLabel,
    failureText,
    draft,
    notices = [],
    onClose,
    ...options
  } = props
  const formId = useId()
  const pictures = usePictures(draft.key)
  const editor = useEditor<EntryValues, unknown, Entry>({
    ...options,
    rules,
    invalidText: blankText,
    wireNames: fieldsByWireName,
    failureText: (error) =>
      error instanceof PictureNotSent ? error.message : (busyMessage(error) ?? failureText),
    prepare: pictures.finish,
    draft: { isUsable, ...draft },
    leaving: { words: { text: 'You have unsaved changes.' }, openBy: 'write' },
    onClose,
  })
  usePicturesIn(pictures, editor)
  const takeFiles = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = filesIn(data)
    if (files.length === 0) return
    event.preventDefault()
    pictures.add(files)
  }
  return (
    <Modal
      open
      title={title}
      dismissable={!editor.isSaving}
      onClose={editor.close}
      footer={<EditorActions editor={editor} form={formId} save={saveLabel} saving={savingLabel} />}
    >
      <EditorForm
        editor={editor}
        id={formId}
        label={title}
        onPaste={(event) => takeFiles(event, event.clipboardData)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => takeFiles(event, event.dataTransfer)}
      >
        {notices.length > 0 && <FormBanner>{notices.join(' ')}</FormBanner>}
        <EntryFields editor={editor} />
        <PictureField pictures={pictures} error={editor.errors.images} />
      </EditorForm>
    </Modal>
  )
}

type NewEntryProps = { onClose: () => void }

/** Writes a new entry, which may begin with what another app has shared. */
export const NewEntry = ({ onClose }: NewEntryProps) => {
  const [params] = useSearchParams()
  const notices = useShared(useToday())
  if (!notices) return null
  const isLost = params.get('share') === 'lost'
  return <NewEntryForm notices={isLost ? [lostText, ...notices] : notices} onClose={onClose} />
}

const NewEntryForm = ({ notices, onClose }: NewEntryProps & { notices: readonly string[] }) => {
  const today = useToday()
  const { mutateAsync: createEntry } = useCreateEntry()
  return (
    <EntryModal
      title="Create New Entry"
      saveLabel="Create Entry"
      savingLabel="Creating..."
      failureText="Error: Could not save the new entry."
      start={blankEntry(today)}
      notices={notices}
      draft={{
        key: newEntryDraft,
        sentAs: { kind: entryKind, body: (values) => newToWire(textOf(values)) },
      }}
      save={(values) => createEntry(textOf(values))}
      onClose={onClose}
    />
  )
}

/** Changes an entry; if it was changed elsewhere meanwhile, both versions are shown (D37). */
export const EditEntry = ({ entry, onClose }: { entry: Entry; onClose: () => void }) => {
  const { id } = entry
  const { mutateAsync: changeEntry } = useChangeEntry()
  const replaceEntry = useReplaceEntry()
  return (
    <EntryModal
      title="Edit Entry"
      saveLabel="Save Changes"
      savingLabel="Saving..."
      failureText="Error: Could not update the entry."
      start={valuesOf(entry)}
      draft={{ key: entryDraftOf(id) }}
      version={{
        etag: entry.etag,
        what: 'entry',
        valuesOf,
        differences,
        onTakeTheirs: (present) => {
          void replaceEntry(present)
          onClose()
        },
      }}
      save={async (values, base) => {
        const changes = changedFields(base.values, values)
        if (Object.keys(changes).length > 0) await changeEntry({ id, changes, etag: base.etag })
      }}
      onClose={onClose}
    />
  )
}
