import { Skeleton, Stack } from '@truenorth/shared-ui'
import { ListCard } from './ListCard'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

/** The outline of the list while it is on its way. */
export const ListSkeleton = () => (
  <ListCard aria-busy="true" aria-label="Loading feedback">
    {rows.map((row) => (
      <Stack as="li" key={row} gap="10px" padding="18px 18px 18px 40px">
        <Skeleton width="38%" height="16px" />
        <Skeleton />
        <Skeleton width="82px" />
      </Stack>
    ))}
  </ListCard>
)
