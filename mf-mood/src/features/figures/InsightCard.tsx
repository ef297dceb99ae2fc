import {
  Card,
  chakra,
  Emoji,
  Flex,
  InlineRetry,
  moodOf,
  Skeleton,
  Text,
} from '@truenorth/shared-ui'
import { noInsight } from '../../content'
import { TrendMark } from './WeeklyChange'
import { useWeeklyInsight } from './weeklyInsight'

const Figure = chakra('p', {
  base: {
    fontFamily: 'display',
    color: 'ink',
    fontWeight: '520',
    fontSize: '36',
    lineHeight: '1.1',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
})

const trends = {
  up: { words: 'trending up', tone: 'good' },
  down: { words: 'trending down', tone: 'ink.muted' },
} as const

/** The last seven days in three figures. */
export const InsightCard = () => (
  <Card title="Weekly Insight">
    <InsightContent />
  </Card>
)

const InsightContent = () => {
  const { insight, isPending, isError, isFetching, refetch } = useWeeklyInsight()
  if (isPending) return <Skeleton height="84px" borderRadius="8" />
  if (isError)
    return (
      <InlineRetry
        what="The week could not be fetched."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!insight) return <Text color="ink.muted">{noInsight}</Text>
  const trend = trends[insight.trend]
  const { emoji, overviewLabel } = moodOf(insight.mostCommon)
  return (
    <>
      <Flex wrap="wrap" align="center" gap="4px 16px" color="ink.muted" fontSize="14">
        <Figure>{insight.average}</Figure>
        <div>
          <p>{`average mood, ${insight.count} ${insight.count === 1 ? 'reading' : 'readings'}`}</p>
          <Text color={trend.tone}>
            <TrendMark down={insight.trend === 'down'} />
            <span>{trend.words}</span>
          </Text>
        </div>
      </Flex>
      <Text marginTop="12px">
        Most common: <Emoji>{emoji}</Emoji> <span>{overviewLabel}</span>
      </Text>
      <Text color="ink.muted">positive momentum</Text>
    </>
  )
}
