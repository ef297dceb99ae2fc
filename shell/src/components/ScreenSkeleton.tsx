import { PageSkeleton, Skeleton } from '@truenorth/shared-ui'

/** The outline of a screen while its code loads. */
export const ScreenSkeleton = () => (
  <PageSkeleton>
    <Skeleton height="180px" borderRadius="14" />
    <Skeleton height="120px" borderRadius="14" />
  </PageSkeleton>
)
