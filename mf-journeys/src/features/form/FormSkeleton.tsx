import { Box, Grid, Skeleton, VisuallyHidden } from '@truenorth/shared-ui'

/** A form while it waits. */
export const FormSkeleton = () => (
  <Grid gap="20px" aria-busy>
    <VisuallyHidden role="status">Loading…</VisuallyHidden>
    {['46px', '112px', '46px', '52px'].map((height, index) => (
      <Box key={index}>
        <Skeleton width="96px" marginBottom="8px" />
        <Skeleton height={height} borderRadius="8" />
      </Box>
    ))}
  </Grid>
)
