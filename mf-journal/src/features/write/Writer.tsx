import type { Entry } from '../../api/entry'
import type { JournalAddress } from '../address/useJournalView'
import { lazyPart } from '../chunk/lazyPart'

const NewEntry = lazyPart(() => import('./NewEntry').then((module) => module.NewEntry), null)
const EditEntry = lazyPart(() => import('./EditEntry').then((module) => module.EditEntry), null)

type WriterProps = { address: JournalAddress; entries: readonly Entry[] | undefined }

/** The form that the address asks for, if any: a reload or a new sign-in comes back to it. */
export const Writer = ({ address: { view, close }, entries }: WriterProps) => {
  const shut = () => close({ writing: undefined })
  if (view.writing === 'new') return <NewEntry onClose={shut} />
  if (view.writing !== 'edit') return null
  const entry = entries?.find(({ id }) => id === view.entry)
  return entry && <EditEntry key={entry.id} entry={entry} onClose={shut} />
}
