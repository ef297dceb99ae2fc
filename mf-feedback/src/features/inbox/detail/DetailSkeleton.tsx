import { Card, Skeleton, Stack } from '@truenorth/shared-ui'

const lines = ['70%', '56%', '40%', '32%']

/** The outline of an item while it is on its way. */
export const DetailSkeleton = () => (
  <Card aria-busy="true" aria-label="Loading feedback">
    <Stack gap="18px">
      <Skeleton width="160px" height="26px" />
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Skeleton height="96px" />
      <Skeleton width="140px" height="44px" alignSelf="flex-end" />
    </Stack>
  </Card>
)
