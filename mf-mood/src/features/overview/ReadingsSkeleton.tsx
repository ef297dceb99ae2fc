import { Grid } from '@truenorth/shared-ui'
import { ReadingSkeleton } from '../reading/ReadingSkeleton'

/** So many readings while they are on their way. */
export const ReadingsSkeleton = ({ count }: { count: number }) => (
  <Grid gap="12px" templateColumns="minmax(0, 1fr)" aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <ReadingSkeleton key={index} />
    ))}
  </Grid>
)
