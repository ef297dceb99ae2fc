import { useToday } from '@truenorth/shared-ui'
import { useState } from 'react'
import { blankDraft, newEntryKey, textOf } from './entryDraft'
import { EntryModal } from './EntryModal'
import { useCreateEntry } from './useCreateEntry'

/** Writes a new entry. */
export const NewEntry = ({ onClose }: { onClose: () => void }) => {
  const today = useToday()
  const [start] = useState(() => blankDraft(today))
  const { mutateAsync: createEntry } = useCreateEntry()
  return (
    <EntryModal
      title="Create New Entry"
      submitLabel="Create Entry"
      busyText="Creating..."
      failureText="Error: Could not save the new entry."
      draftKey={newEntryKey}
      start={start}
      save={(held) => createEntry(textOf(held))}
      onClose={onClose}
    />
  )
}
