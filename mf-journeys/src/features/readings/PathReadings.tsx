import { useQuery } from '@tanstack/react-query'
import type { Journey } from '@truenorth/api-contract/journeys'
import {
  Box,
  Card,
  chakra,
  formatDate,
  InlineRetry,
  Skeleton,
  useToday,
} from '@truenorth/shared-ui'
import {
  type Difference,
  DifferenceBar,
  DifferenceEnds,
  isTold,
  reachOf,
  signedDifference,
} from '@truenorth/shared-ui/statistics'
import { journeyQueries } from '../../api/journeys'
import { useMilestones } from '../../api/milestones'
import { countedDaysQuery } from '../../api/moodDays'
import { countDays } from '../../domain/dueDates'
import {
  comparePath,
  fewestDaysOfBoth,
  fewestDaysOfSide,
  type PathReadings as Compared,
  workedOn,
} from '../../domain/pathReadings'

const Said = chakra('p', {
  base: { fontFamily: 'display', fontWeight: '420', fontSize: '20', lineHeight: '1.42' },
})

const Small = chakra('p', { base: { marginTop: '8px', color: 'ink.muted', fontSize: '14' } })

const saidOf = (found: Difference) => {
  if (!isTold(found)) return 'Too close to tell apart from the days before it.'
  return `Days of this path sat ${found.difference > 0 ? 'higher' : 'lower'} than those before it.`
}

const figuresOf = ({ inside, outside, low, high }: Difference) =>
  `Average ${inside.mean.toFixed(1)} on ${countDays(inside.days)} of this path, ${outside.mean.toFixed(1)} on ${countDays(outside.days)} before it. The difference most likely lies between ${signedDifference(low)} and ${signedDifference(high)}.`

const tooLittleOf = ({ during, before, tooLittle }: Compared) => {
  const counted = `${countDays(during.days)} with a reading since ${formatDate(during.from)}, and ${before.days} in the time before, from ${formatDate(before.from)}.`
  return tooLittle === 'days'
    ? `${counted} Each needs ${fewestDaysOfSide}, and both together ${fewestDaysOfBoth}.`
    : `${counted} Days in a row are alike, so this takes a longer path.`
}

const Told = ({ compared }: { compared: Compared }) => {
  const { found, during, before } = compared
  if (!found)
    return (
      <>
        <Said>Too little to say yet.</Said>
        <Small>{tooLittleOf(compared)}</Small>
      </>
    )
  return (
    <>
      <Said>{saidOf(found)}</Said>
      <DifferenceBar found={found} reach={reachOf([found.low, found.high])} marginTop="12px" />
      <DifferenceEnds />
      <Small>{figuresOf(found)}</Small>
      <Small>
        {`From ${formatDate(during.from)} to ${formatDate(during.to)}, beside the time from ${formatDate(before.from)}. Going together is not causing.`}
      </Small>
    </>
  )
}

const Loaded = ({ journey }: { journey: Journey }) => {
  const today = useToday()
  const days = useQuery(countedDaysQuery())
  const { data: milestones } = useMilestones(journey.id)
  const { data: journeys } = useQuery(journeyQueries.list())
  if (days.isError && !days.data)
    return (
      <InlineRetry
        what="The readings could not be fetched."
        retrying={days.isFetching}
        onRetry={() => void days.refetch()}
      />
    )
  if (!days.data || !milestones || !journeys)
    return (
      <Box aria-busy>
        <Skeleton height="88px" borderRadius="8" />
      </Box>
    )
  const during = workedOn(journey, milestones, today)
  const paths = journeys.filter(({ start_date }) => start_date <= today).length
  return during && <Told compared={comparePath(days.data, during, paths)} />
}

/** How readings went while a path was worked on; nothing of one that has not begun. */
export const PathReadings = ({ journey }: { journey: Journey }) =>
  journey.start_date <= useToday() && (
    <Card title="Readings on this path" marginTop={{ base: '24px', md: '32px' }}>
      <Loaded journey={journey} />
    </Card>
  )
