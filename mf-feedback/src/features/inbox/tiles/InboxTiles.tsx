import { Ledger, LedgerTile, Skeleton } from '@truenorth/shared-ui'
import type { InboxView } from '../address/inboxView'
import { useCounts } from './useCounts'

const tiles = [
  ['Total', 'total'],
  ['Unread', 'unread'],
  ['Bugs', 'bug'],
  ['Features', 'feature'],
] as const

/** The whole inbox in four figures, whatever is filtered. */
export const InboxTiles = ({ view }: { view: InboxView }) => {
  const { counts, isPending } = useCounts(view)
  const waiting = <Skeleton width="44px" height="30px" marginBlock="4px" />
  return (
    <Ledger aria-busy={isPending || undefined}>
      {tiles.map(([label, name]) => (
        <LedgerTile
          key={name}
          label={label}
          value={isPending ? waiting : (counts?.[name] ?? '–')}
        />
      ))}
    </Ledger>
  )
}
