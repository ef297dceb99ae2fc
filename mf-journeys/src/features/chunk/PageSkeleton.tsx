import { Box, Page, Skeleton } from '@truenorth/shared-ui'

/** A page of this part while its code is on its way. */
export const PageSkeleton = () => (
  <Page aria-busy>
    <Skeleton width="min(320px, 70%)" height="36px" marginBottom="28px" />
    <Box display="grid" gap="24px">
      <Skeleton height="104px" borderRadius="14" />
      <Skeleton height="320px" borderRadius="14" />
    </Box>
  </Page>
)
