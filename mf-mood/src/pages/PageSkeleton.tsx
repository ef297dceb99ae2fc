import { Page, Skeleton, Stack } from '@truenorth/shared-ui'

/** A page while its own code is on the way. */
export const PageSkeleton = ({ width }: { width?: number }) => (
  <Page {...(width && { width })} aria-busy>
    <Stack gap="24px">
      <Skeleton width="min(320px, 80%)" height="36px" />
      <Skeleton height="120px" borderRadius="14" />
      <Skeleton height="240px" borderRadius="14" />
    </Stack>
  </Page>
)
