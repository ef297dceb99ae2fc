import type { Entry } from '../../api/entry'
import type { JournalAddress } from '../address/useJournalView'
import { lazyPart } from '../chunk/lazyPart'
import { useDeletedIds } from '../remove/useDeletedIds'
import { ringOf } from './ringOf'

const Reader = lazyPart(() => import('./Reader').then((module) => module.Reader), null)
const GoneEntry = lazyPart(() => import('./GoneEntry').then((module) => module.GoneEntry), null)

type OpenEntryProps = {
  address: JournalAddress
  entries: readonly Entry[]
  visible: readonly Entry[]
}

/** The entry that the address names, if any. */
export const OpenEntry = ({ address, entries, visible }: OpenEntryProps) => {
  const { view, replace, open, close } = address
  const deleted = useDeletedIds()
  if (!view.entry || view.writing || deleted.includes(view.entry)) return null
  const entry = entries.find(({ id }) => id === view.entry)
  const shut = () => close({ entry: undefined })
  if (!entry) return <GoneEntry onClose={shut} />
  return (
    <Reader
      entry={entry}
      ring={ringOf(entry, visible, entries)}
      onTurn={(id) => replace({ entry: id })}
      onEdit={() => open({ writing: 'edit' })}
      onClose={shut}
    />
  )
}
