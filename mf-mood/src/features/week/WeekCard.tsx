import { useQuery } from '@tanstack/react-query'
import { Box, ButtonLink, Card, InlineRetry, Skeleton, useToday } from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moods'
import { lazyPart } from '../../components/lazyPart'
import { chartDays } from './chartDays'
import { WeekLegend, WeekTable } from './WeekText'

// The heights of `WeekChart`, by breakpoint.
const heights = { base: '224px', ms: '300px', lg: '250px' }
const placeholder = <Skeleton height={heights} borderRadius="8" />

// The library of charts is the largest of all, so it loads after everything else.
const WeekChart = lazyPart(async () => (await import('./WeekChart')).WeekChart, placeholder)

/** The last seven days as a chart and, for screen readers, as a table. Without a response they have no entries. */
export const WeekCard = () => {
  const today = useToday()
  const { data: readings = [], ...query } = useQuery(moodQueries.list())
  const { isPending, isError, isFetching, refetch } = query
  const days = chartDays(readings, today)
  return (
    <Card
      title="The last 7 days"
      action={<ButtonLink to="/mood/create">CheckIn</ButtonLink>}
      height="100%"
      display="flex"
      flexDirection="column"
      aria-busy={isPending}
    >
      {isPending ? (
        placeholder
      ) : (
        <Box position="relative">
          <WeekChart days={days} />
          <WeekTable days={days} />
        </Box>
      )}
      {isError ? (
        <InlineRetry
          what="The last days could not be fetched."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <WeekLegend days={days} />
      )}
    </Card>
  )
}
