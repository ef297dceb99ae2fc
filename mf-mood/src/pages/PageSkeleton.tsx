import { PageSkeleton as Outline, Skeleton } from '@truenorth/shared-ui'

/** A page while its own code is on the way. */
export const PageSkeleton = () => (
  <Outline>
    <Skeleton height="120px" borderRadius="14" />
    <Skeleton height="240px" borderRadius="14" />
  </Outline>
)
