import { Page, Skeleton, Stack } from '@truenorth/shared-ui'

/** The outline of a screen whose code is on its way, under its heading where that is known. */
export const ScreenSkeleton = ({ title }: { title?: string }) => (
  <Page title={title}>
    <Stack gap="6" aria-busy="true" aria-label="Loading">
      {title === undefined && <Skeleton height="40px" width="60%" />}
      <Skeleton height="180px" />
      <Skeleton height="120px" />
    </Stack>
  </Page>
)
