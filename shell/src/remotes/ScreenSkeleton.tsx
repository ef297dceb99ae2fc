import { PageSkeleton, Skeleton } from '@truenorth/shared-ui'

/** The outline of a screen whose code is on its way. */
export const ScreenSkeleton = () => (
  <PageSkeleton>
    <Skeleton height="180px" borderRadius="14" />
    <Skeleton height="120px" borderRadius="14" />
  </PageSkeleton>
)
