import { Ledger, LedgerTile, Skeleton } from '@truenorth/shared-ui'

const labels = ['Total Readings', 'Most Frequent', 'Weekly Average', 'Insights Unlocked']

/** The ledger while it waits. */
export const TilesSkeleton = () => (
  <Ledger aria-busy>
    {labels.map((label) => (
      <LedgerTile
        key={label}
        label={label}
        value={<Skeleton width="64px" height="30px" margin="4px 0" />}
        note={<Skeleton width="96px" height="12px" marginTop="6px" />}
      />
    ))}
  </Ledger>
)
