import { Box, Flex, Grid, Skeleton, VisuallyHidden } from '@truenorth/shared-ui'

/** A form that is loading. */
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

/** The milestones of a journey that are loading. */
export const MilestonesSkeleton = () => (
  <Box aria-busy>
    <VisuallyHidden as="output">Loading milestones…</VisuallyHidden>
    {[0, 1, 2].map((row) => (
      <Flex key={row} gap="16px" marginBottom="16px">
        <Skeleton width="32px" height="32px" borderRadius="full" flex="none" marginTop="22px" />
        <Box
          flex="1"
          padding="18px 20px"
          background="surface"
          border="1px solid"
          borderColor="line"
          borderRadius="14"
        >
          <Skeleton width="30%" marginBottom="12px" />
          <Skeleton width="60%" height="20px" marginBottom="12px" />
          <Skeleton marginBottom="24px" />
          <Skeleton width="40%" />
        </Box>
      </Flex>
    ))}
  </Box>
)
