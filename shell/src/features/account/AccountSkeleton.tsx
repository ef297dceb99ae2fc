import { Card, chakra, Skeleton, Stack } from '@truenorth/shared-ui'

/** The column of every screen for visitors that is about their account. */
export const AccountColumn = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'calc(448px + 2 * var(--gutter))',
    marginInline: 'auto',
    padding: { base: '32px var(--gutter) 48px', xl: '64px var(--gutter)' },
  },
})

/** The outline of such a screen while its code loads. */
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
