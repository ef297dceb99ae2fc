import { Skeleton } from '@truenorth/shared-ui'
import { BearingLayout, BearingWords } from './BearingLayout'
import { dialSize } from './dialSize'

/** The bearing card while it waits: as tall as with a reading that has everything, so that nothing below it moves. */
export const BearingSkeleton = () => (
  <BearingLayout>
    <Skeleton width={dialSize} height={dialSize} borderRadius="full" marginInline="auto" />
    <BearingWords besideDial aria-busy>
      <Skeleton width="110px" height="31px" />
      <Skeleton width="200px" height="22px" />
      <Skeleton width="240px" height="50px" />
      <Skeleton width="97px" height="25px" />
    </BearingWords>
    <Skeleton height="44px" borderRadius="8" />
  </BearingLayout>
)
