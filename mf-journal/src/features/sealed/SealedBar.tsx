import { Box } from '@truenorth/shared-ui'
import { lazyPart } from '../../components/lazyPart'

// Its place is kept, so that the entries do not move when it comes.
const place = <Box height="62px" marginBottom="16px" />

/** Says whether sealed entries are locked, with the way to unlock or lock them. It loads with the first one. */
export const SealedBar = lazyPart(
  () => import('./SealedPagesBar').then((module) => module.SealedPagesBar),
  place,
)
