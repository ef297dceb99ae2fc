import { Ledger, LedgerTile, useToday } from '@truenorth/shared-ui'
import type { Entry } from '../../api/entry'
import { journalFigures } from './journalFigures'

type JournalTilesProps = { entries: readonly Entry[] | undefined; filtered: number }

/** The four figures of the journal; dashes while there are none to tell. */
export const JournalTiles = ({ entries, filtered }: JournalTilesProps) => {
  const today = useToday()
  const figures = entries && journalFigures(entries, today)
  return (
    <Ledger columns={4}>
      <LedgerTile label="Total Entries" value={figures?.total ?? '–'} />
      <LedgerTile label="Avg Mood" value={figures?.averageMood ?? '–'} />
      <LedgerTile label="Today" value={figures?.today ?? '–'} />
      <LedgerTile label="Filtered" value={figures ? filtered : '–'} />
    </Ledger>
  )
}
