import { PageSkeleton as Outline, Skeleton } from '@truenorth/shared-ui'

/** A page of this part while its code is on its way. */
export const PageSkeleton = () => (
  <Outline>
    <Skeleton height="104px" borderRadius="14" />
    <Skeleton height="320px" borderRadius="14" />
  </Outline>
)
