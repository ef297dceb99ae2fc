import { useDeletedIds } from '../../api/entries'
import { lazyPart } from '../../components/lazyPart'
import type { Entry } from '../../domain/entry'
import { ringOf } from './ring'

const Reader = lazyPart(() => import('./Reader').then((module) => module.Reader), null)
/** Asks before an entry is deleted. */
export const DeleteEntry = lazyPart(
  () => import('./Reader').then((module) => module.DeleteEntry),
  null,
)
const MissingEntry = lazyPart(() => import('./Reader').then((module) => module.MissingEntry), null)

type OpenEntryProps = {
  id: string
  entries: readonly Entry[]
  /** Those that are listed, in the order of the list. */
  visible: readonly Entry[]
  onTurn: (id: string) => void
  onEdit: () => void
  /** Asks for what unlocks sealed entries. */
  onUnlock: () => void
  onClose: () => void
}

/** The entry that the address names, or that there is none. */
export const OpenEntry = ({
  id,
  entries,
  visible,
  onTurn,
  onEdit,
  onUnlock,
  onClose,
}: OpenEntryProps) => {
  const deleted = useDeletedIds()
  if (deleted.includes(id)) return null
  const entry = entries.find((known) => known.id === id)
  if (!entry) return <MissingEntry onClose={onClose} />
  return (
    <Reader
      entry={entry}
      ring={ringOf(entry, visible, entries)}
      onTurn={onTurn}
      onEdit={onEdit}
      onUnlock={onUnlock}
      onClose={onClose}
    />
  )
}
