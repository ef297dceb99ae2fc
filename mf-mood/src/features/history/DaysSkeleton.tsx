import { Grid, Skeleton } from '@truenorth/shared-ui'
import { ReadingSkeleton } from '../../components/ReadingCard'

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
