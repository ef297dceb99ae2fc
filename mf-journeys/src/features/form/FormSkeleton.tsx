import { Box, Grid, Skeleton, VisuallyHidden } from '@truenorth/shared-ui'

/** A form while it waits. */
export const FormSkeleton = () => (
  <Grid gap="20px" aria-busy>
    <VisuallyHidden as="output">Loading…</VisuallyHidden>
    {['46px', '112px', '52px', '96px'].map((height) => (
      <Box key={height}>
        <Skeleton width="96px" marginBottom="8px" />
        <Skeleton height={height} borderRadius="8" />
      </Box>
    ))}
  </Grid>
)
