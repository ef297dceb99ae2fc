import type { Milestone } from '@truenorth/api-contract/journeys'
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
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '7px',
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', marginTop: '.2em' },
  },
})

/** The progress, target date, reward and date of creation of a milestone. */
export const MilestoneFacts = ({ milestone }: { milestone: Milestone }) => {
  const { progress, target_date, reward, is_completed, title, created_at } = milestone
  const percent = is_completed ? 100 : progress
  const hasBar = !is_completed && percent > 0
  return (
    <div className="facts">
      {hasBar && (
        <Flex align="center" gap="12px" marginTop="12px">
          <Box flex="1">
            <ProgressBar value={percent} label={`Progress of ${title}`} />
          </Box>
          <Box as="span" fontSize="14" fontVariantNumeric="lining-nums tabular-nums">
            {`${percent}%`}
          </Box>
        </Flex>
      )}
      <Flex wrap="wrap" gap="6px 18px" marginTop="12px" fontSize="14" color="ink.muted">
        {target_date && (
          <Fact>
            <CalendarIcon size={16} aria-hidden />
            <span>{formatDate(target_date)}</span>
          </Fact>
        )}
        {!hasBar && <span>{`${percent}%`}</span>}
        {reward && (
          <Fact>
            <GiftIcon size={16} aria-hidden />
            <VisuallyHidden>Reward:</VisuallyHidden>
            <bdi>{reward}</bdi>
          </Fact>
        )}
        {created_at && <span>{`Created ${formatDate(created_at)}`}</span>}
      </Flex>
    </div>
  )
}
