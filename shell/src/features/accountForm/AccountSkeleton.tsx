import { Card, Skeleton, Stack } from '@truenorth/shared-ui'
import { AccountColumn } from './AccountColumn'

/** The outline of an account screen whose code is on its way. */
export const AccountSkeleton = () => (
  <AccountColumn>
    <Card padding={{ base: '28px 20px', md: '36px' }} aria-busy aria-label="Loading">
      <Stack gap="18px">
        <Skeleton height="32px" width="60%" />
        <Skeleton height="46px" />
        <Skeleton height="46px" />
        <Skeleton height="44px" />
      </Stack>
    </Card>
  </AccountColumn>
)
