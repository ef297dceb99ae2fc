import { Skeleton, Stack } from '@truenorth/shared-ui'

/** The edit form while its reading is on the way. */
export const EditSkeleton = () => (
  <Stack gap="24px" aria-busy>
    <Skeleton height="76px" borderRadius="14" />
    <Skeleton height="52px" borderRadius="8" />
    <Skeleton height="112px" borderRadius="8" />
    <Skeleton height="150px" borderRadius="8" />
  </Stack>
)
