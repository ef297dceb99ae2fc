import { Page, Skeleton, Stack } from '@truenorth/shared-ui'

/** The outline of a screen whose code is on its way. */
export const ScreenSkeleton = () => (
  <Page>
    <Stack gap="6" aria-busy="true" aria-label="Loading">
      <Skeleton height="40px" width="60%" />
      <Skeleton height="180px" />
      <Skeleton height="120px" />
    </Stack>
  </Page>
)
