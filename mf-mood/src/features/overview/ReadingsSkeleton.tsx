import { Grid, Skeleton } from '@truenorth/shared-ui'

/** Readings while they are on their way: so many, each as tall as one with a note. */
export const ReadingsSkeleton = ({ count }: { count: number }) => (
  <Grid gap="12px" templateColumns="minmax(0, 1fr)" aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} height={{ base: '183px', md: '160px' }} borderRadius="14" />
    ))}
  </Grid>
)
