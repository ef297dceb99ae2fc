import { Card, Skeleton } from '@truenorth/shared-ui'

/** What stands where a slot will be, about as tall as it. */
export const SlotSkeleton = ({ span }: { span: number }) => (
  <Card aria-busy="true">
    <Skeleton height={span === 12 ? '72px' : '320px'} />
  </Card>
)
