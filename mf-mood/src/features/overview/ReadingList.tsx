import { Grid } from '@truenorth/shared-ui'
import type { Reading } from '../../api/reading'
import { OverviewCard } from './OverviewCard'

type ReadingListProps = { readings: readonly Reading[]; onDelete: (id: number) => void }

/** Readings below each other. */
export const ReadingList = ({ readings, onDelete }: ReadingListProps) => (
  <Grid gap="12px" templateColumns="minmax(0, 1fr)">
    {readings.map((reading) => (
      <OverviewCard key={reading.id} reading={reading} onDelete={onDelete} />
    ))}
  </Grid>
)
