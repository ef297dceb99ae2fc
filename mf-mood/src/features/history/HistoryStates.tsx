import { Button, ButtonLink, EmptyState, Flex, Grid, Skeleton } from '@truenorth/shared-ui'
import { ReadingSkeleton } from '../../components/ReadingCard'
import { filteredHistoryHint, historyHint } from '../../content'

const days = ['first', 'second', 'third']

/** The place of the days while they load. */
export const DaysSkeleton = () =>
  days.map((day) => (
    <Grid
      key={day}
      gap={{ base: '12px', lg: '24px' }}
      padding="24px 0"
      borderTop="1px solid"
      borderColor="line"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '176px minmax(0, 1fr)' }}
    >
      <Skeleton width="132px" height="20px" marginTop={{ lg: '16px' }} />
      <Grid gap="16px" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
        <ReadingSkeleton />
      </Grid>
    </Grid>
  ))

type NoEntriesProps = {
  /** Clears the filter that hides every reading; undefined when there are no readings. */
  onClear: (() => void) | undefined
}

/** Says that there are no readings, or none that pass the filter. */
export const NoEntries = ({ onClear }: NoEntriesProps) => (
  <EmptyState
    title="No mood entries found"
    text={onClear ? filteredHistoryHint : historyHint}
    action={
      <Flex wrap="wrap" justify="center" gap="10px">
        {onClear && <Button onClick={onClear}>Clear search and filters</Button>}
        <ButtonLink to="/mood/create" variant={onClear ? 'line' : 'solid'}>
          Record Your First Mood
        </ButtonLink>
      </Flex>
    }
  />
)
