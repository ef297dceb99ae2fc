import { Skeleton } from '@truenorth/shared-ui'
import { BearingLayout, BearingWords } from './BearingLayout'

/** The bearing card while it waits. */
export const BearingSkeleton = () => (
  <BearingLayout solo>
    <Skeleton width="224px" height="224px" borderRadius="full" justifySelf="center" />
    <BearingWords aria-busy>
      <Skeleton width="110px" height="28px" />
      <Skeleton width="200px" />
      <Skeleton width="240px" height="18px" />
    </BearingWords>
    <Skeleton height="44px" borderRadius="8" />
  </BearingLayout>
)
