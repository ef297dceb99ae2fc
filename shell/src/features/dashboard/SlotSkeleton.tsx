import type { RemoteSlot } from '@truenorth/delivery/registry'
import { Card, Skeleton } from '@truenorth/shared-ui'

const usual = ({ span }: RemoteSlot) => (span === undefined || span === 12 ? 114 : 362)

/** What stands where a slot will be, as tall as it. */
export const SlotSkeleton = ({ slot }: { slot: RemoteSlot }) => {
  const { narrow, wide } = slot.height ?? { narrow: usual(slot), wide: usual(slot) }
  return (
    <Card height={{ base: `${narrow}px`, lg: `${wide}px` }} aria-busy>
      <Skeleton height="100%" />
    </Card>
  )
}
