import { lazyPart } from '../../components/lazyPart'
import type { Entry } from '../../domain/entry'

const NewEntry = lazyPart(() => import('./EntryModal').then((module) => module.NewEntry), null)
const EditEntry = lazyPart(() => import('./EntryModal').then((module) => module.EditEntry), null)

type WriterProps = {
  writing: 'new' | 'edit' | undefined
  /** The entry to edit, once it is there. */
  entry: Entry | undefined
  onClose: () => void
}

/** The form that the address names, if any. */
export const Writer = ({ writing, entry, onClose }: WriterProps) => {
  if (writing === 'new') return <NewEntry onClose={onClose} />
  if (writing !== 'edit' || !entry) return null
  return <EditEntry key={entry.id} entry={entry} onClose={onClose} />
}
