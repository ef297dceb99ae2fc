import type { Sealed } from '@truenorth/api-contract/sealedText'
import {
  type Base,
  EditorActions,
  EditorForm,
  type EditorOptions,
  useEditor,
} from '@truenorth/shared-auth/forms'
import { busyMessage, randomId } from '@truenorth/shared-auth'
import { useToday } from '@truenorth/shared-ui'
import { Modal } from '@truenorth/shared-ui/overlay'
import { FormBanner } from '@truenorth/shared-ui/forms'
import { useSearchParams } from '@truenorth/shared-ui/router'
import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { entryKind, fieldsByWireName, newToWire } from '../../api/entries'
import {
  entryDraftOf,
  newEntryDraft,
  useChangeEntry,
  useCreateEntry,
  useReplaceEntry,
} from '../../api/entryWrites'
import { lazyPart } from '../../components/lazyPart'
import type { Entry } from '../../domain/entry'
import { EntryFields } from './EntryFields'
import {
  blankEntry,
  changedFields,
  differences,
  type EntryValues,
  isSameForm,
  isUsable,
  rules,
  textOf,
  valuesOf,
} from './entryValues'
import { PictureField } from './PictureField'
import { PictureNotSent } from './pictureUploads'
import {
  createSealer,
  isPageChanged,
  isToBeSealed,
  loadSealedPages,
  PageNotSealed,
  type SealedForm,
} from './sealing'
import { lostText, useShared } from './takeShared'
import { usePictures, usePicturesIn } from './usePictures'

const blankText = 'Please fill in both title and content'

// What saving needs comes with it, so that it is there when the network is not.
const SealControl = lazyPart(async () => {
  const [module] = await Promise.all([import('./SealControl'), loadSealedPages()])
  return module.SealControl
}, null)
const UnlockDialog = lazyPart(
  () => import('./SealControl').then((module) => module.UnlockDialog),
  null,
)

type Options = EditorOptions<EntryValues, unknown, Entry>
type Sealer = ReturnType<typeof createSealer>

type EntryModalProps = Pick<Options, 'start' | 'version'> & {
  title: string
  saveLabel: string
  savingLabel: string
  failureText: string
  draft: NonNullable<Options['draft']>
  /** Saves the form, with its encrypted text where that is new; null opens a sealed entry for good. */
  save: (
    values: EntryValues,
    base: Base<EntryValues>,
    sealed: Sealed | null | undefined,
  ) => Promise<unknown>
  sealer: Sealer
  /** The pages were locked while one that is to be sealed is being written. */
  onLocked?: () => void
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
    save,
    sealer,
    notices = [],
    onLocked = () => {},
    onClose,
    ...options
  } = props
  const formId = useId()
  const { start } = options
  const sealedForm = useRef<SealedForm>({ values: () => start, id: () => start.sealedId })
  const pictures = usePictures(draft.key, () => sealedForm.current)
  const editor = useEditor<EntryValues, unknown, Entry>({
    ...options,
    save: async (values, base) => save(values, base, await sealedText(values, base.values)),
    isEqual: isSameForm,
    rules,
    invalidText: blankText,
    wireNames: fieldsByWireName,
    failureText: (error) =>
      error instanceof PictureNotSent || error instanceof PageNotSealed
        ? error.message
        : (busyMessage(error) ?? failureText),
    prepare: pictures.finish,
    draft: { isUsable, ...draft },
    leaving: { words: { text: 'You have unsaved changes.' }, openBy: 'write' },
    onClose,
  })
  const sealedId = () => {
    const { sealedId: known } = editor.form.getValues()
    if (known) return known
    const id = randomId()
    editor.change({ sealedId: id })
    return id
  }
  const sealedText = async (values: EntryValues, base: EntryValues) => {
    const isSealed = base.sealing === 'sealed'
    if (!(await isToBeSealed(values))) return isSealed ? null : undefined
    if (isSealed && !isPageChanged(base, values)) return undefined
    const sealed = await sealer.seal(values, base, sealedId())
    editor.change({ sealedRevision: sealed.revision })
    return sealed
  }
  useEffect(() => {
    sealedForm.current = { values: editor.form.getValues, id: sealedId }
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
        <PictureField
          pictures={pictures}
          page={editor.values.sealedId}
          error={editor.errors.images}
        />
        <SealControl
          editor={editor}
          isNew={start.sealing === ''}
          onUnlocked={pictures.uploads.retryFailed}
          onLocked={onLocked}
        />
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

type NewEntryFormProps = NewEntryProps & { notices: readonly string[] }

// What is being written to be sealed is hidden with the sealed pages; its draft is kept.
const NewEntryForm = (props: NewEntryFormProps) => {
  const [isLocked, setLocked] = useState(false)
  if (isLocked) return <UnlockDialog onUnlocked={() => setLocked(false)} onClose={props.onClose} />
  return <OpenNewEntry {...props} onLocked={() => setLocked(true)} />
}

type OpenNewEntryProps = NewEntryFormProps & { onLocked: () => void }

const OpenNewEntry = ({ notices, onLocked, onClose }: OpenNewEntryProps) => {
  const today = useToday()
  const [sealer] = useState(createSealer)
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
        sentAs: {
          kind: entryKind,
          body: (values) => newToWire(textOf(values), sealer.known(values)),
        },
      }}
      sealer={sealer}
      save={(values, _base, sealed) =>
        createEntry({ text: textOf(values), sealed: sealed ?? undefined })
      }
      onLocked={onLocked}
      onClose={onClose}
    />
  )
}

/** Changes an entry; if it was changed elsewhere meanwhile, both versions are shown (D37). */
export const EditEntry = ({ entry, onClose }: { entry: Entry; onClose: () => void }) => {
  const { id } = entry
  const { mutateAsync: changeEntry } = useChangeEntry()
  const replaceEntry = useReplaceEntry()
  const [sealer] = useState(createSealer)
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
      sealer={sealer}
      save={async (values, base, sealed) => {
        const { title, content, tags, images } = values
        const changes = {
          ...changedFields(base.values, values),
          ...(sealed === null && { title, content, tags, images }),
        }
        if (sealed || Object.keys(changes).length > 0)
          await changeEntry({ id, changes, etag: base.etag, sealed })
      }}
      onClose={onClose}
    />
  )
}
