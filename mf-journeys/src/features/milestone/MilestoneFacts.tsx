import type { Milestone } from '@truenorth/api/contract'
import {
  Box,
  CalendarIcon,
  chakra,
  Flex,
  formatDate,
  GiftIcon,
  ProgressBar,
  VisuallyHidden,
} from '@truenorth/shared-ui'

const Fact = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '7px', overflowWrap: 'anywhere' },
})

/** How far it has come, its target date and its reward. */
export const MilestoneFacts = ({ milestone }: { milestone: Milestone }) => {
  const { progress, target_date, reward, is_completed, title } = milestone
  const percent = is_completed ? 100 : progress
  const hasBar = !is_completed && percent > 0
  return (
    <>
      {hasBar && (
        <Flex align="center" gap="12px" marginTop="12px">
          <Box flex="1">
            <ProgressBar value={percent} label={`Progress of ${title}`} />
          </Box>
          <Box as="span" fontSize="14" fontVariantNumeric="lining-nums tabular-nums">
            {percent}%
          </Box>
        </Flex>
      )}
      <Flex wrap="wrap" gap="6px 18px" marginTop="12px" fontSize="14" color="ink.muted">
        {target_date && (
          <Fact>
            <CalendarIcon size={16} aria-hidden />
            {formatDate(target_date)}
          </Fact>
        )}
        {!hasBar && <span>{percent}%</span>}
        {reward && (
          <Fact dir="auto">
            <GiftIcon size={16} aria-hidden />
            <VisuallyHidden>Reward:</VisuallyHidden>
            {reward}
          </Fact>
        )}
      </Flex>
    </>
  )
}
