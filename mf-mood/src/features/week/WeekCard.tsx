import { Box, ButtonLink, Card, QuietRetry, Skeleton } from '@truenorth/shared-ui'
import { lazyPart } from '../chunk/lazyPart'
import { useWeek } from './useWeek'
import { weekHeight } from './weekHeight'
import { WeekLegend } from './WeekLegend'
import { WeekTable } from './WeekTable'

const placeholder = <Skeleton height={weekHeight} borderRadius="8" />

// The chart's library is the largest of all: it arrives after everything else.
const WeekChart = lazyPart(async () => (await import('./WeekChart')).WeekChart, placeholder)

/** The last seven days as a chart and, for screen readers, as a table. */
export const WeekCard = () => {
  const { days, isPending, isError, isFetching, refetch } = useWeek()
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
        <QuietRetry
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
