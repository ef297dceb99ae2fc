import type { Journey } from '@truenorth/api/contract'
import { Ledger, LedgerTile } from '@truenorth/shared-ui'
import { pathCounts } from './pathCounts'

/** Total Paths, Active, Completed, Insights Gained. */
export const PathCounters = ({ journeys }: { journeys: Journey[] }) => {
  const { total, active, completed, insights } = pathCounts(journeys)
  return (
    <Ledger>
      <LedgerTile label="Total Paths" value={total} />
      <LedgerTile label="Active" value={active} />
      <LedgerTile label="Completed" value={completed} />
      <LedgerTile label="Insights Gained" value={insights} />
    </Ledger>
  )
}
