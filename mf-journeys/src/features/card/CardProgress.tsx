import type { Journey } from '@truenorth/api/contract'
import { Box, Flex, ProgressBar, Trail } from '@truenorth/shared-ui'
import { progressOf } from '../progress/progressOf'
import { waypointText } from '../progress/waypointText'

type CardProgressProps = { journey: Journey; withTrail: boolean }

/** How far a journey has come: the trail, the words, the bar. */
export const CardProgress = ({ journey, withTrail }: CardProgressProps) => {
  const progress = progressOf(journey)
  return (
    <>
      {withTrail && (
        <Box alignSelf="center">
          <Trail done={progress.done} total={progress.total} />
        </Box>
      )}
      <Box>
        <Flex wrap="wrap" justify="space-between" gap="2px 12px" fontSize="14" marginBottom="7px">
          <span>{waypointText(progress, '/')}</span>
          <Box as="span" fontVariantNumeric="lining-nums tabular-nums">
            {progress.percent}%
          </Box>
        </Flex>
        <ProgressBar value={progress.percent} label={`Progress of ${journey.title}`} />
      </Box>
    </>
  )
}
