import { useRef, useState } from 'react'
import { presentEntry } from '../../api/entries'
import type { Entry } from '../../api/entry'
import { changedFields } from './changedFields'
import { draftKeyOf, draftOf, type EntryDraft, textOf } from './entryDraft'
import { EntryModal } from './EntryModal'
import { useChangeEntry } from './useChangeEntry'
import { useReplaceEntry } from './useReplaceEntry'

type EditEntryProps = { entry: Entry; onClose: () => void }

/** Changes an entry; when it was changed elsewhere meanwhile, both versions are shown (D37). */
export const EditEntry = ({ entry, onClose }: EditEntryProps) => {
  // What the typing is compared with must not change under the form.
  const base = useRef(entry)
  const [start] = useState(() => draftOf(entry))
  const [present, setPresent] = useState<Entry>()
  const { mutateAsync: changeEntry } = useChangeEntry()
  const replaceEntry = useReplaceEntry()
  const saveOver = async (held: EntryDraft, etag: string | undefined) => {
    const changes = changedFields(textOf(base.current), textOf(held))
    if (Object.keys(changes).length === 0) return
    try {
      await changeEntry({ id: entry.id, changes, etag })
    } catch (error) {
      const other = presentEntry(error)
      if (other) setPresent(other)
      throw error
    }
  }
  const save = async (held: EntryDraft) => {
    // Saving again after both versions were seen means one's own.
    if (present) base.current = present
    await saveOver(held, present ? present.etag : held.etag)
  }
  return (
    <EntryModal
      title="Edit Entry"
      submitLabel="Save Changes"
      busyText="Saving..."
      failureText="Error: Could not update the entry."
      draftKey={draftKeyOf(entry.id)}
      start={start}
      present={present}
      onTakePresent={() => present && replaceEntry(present)}
      save={save}
      onClose={onClose}
    />
  )
}
