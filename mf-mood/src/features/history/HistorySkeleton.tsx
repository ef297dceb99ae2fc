import { Box, Grid, Ledger, LedgerTile, Skeleton, Text } from '@truenorth/shared-ui'
import { ReadingSkeleton } from '../reading/ReadingSkeleton'

const figures = ['Days Tracked', 'Average Mood', 'Most Common', 'New Reading']
const days = ['first', 'second', 'third']

/** The history while it waits: its figures, its filters, its days. */
export const HistorySkeleton = () => (
  <Box aria-busy>
    <Text as="output" display="block" color="ink.muted" marginBottom="12px">
      Loading your mood history...
    </Text>
    <Ledger aria-hidden>
      {figures.map((label) => (
        <LedgerTile
          key={label}
          label={label}
          value={<Skeleton width="56px" height="30px" margin="4px 0" />}
        />
      ))}
    </Ledger>
    <Grid
      gap="10px"
      marginTop="24px"
      templateColumns={{ base: 'minmax(0, 1fr) 90px', lg: 'minmax(0, 1fr) 190px 190px 90px' }}
    >
      <Skeleton height="46px" borderRadius="8" gridColumn={{ base: '1 / -1', lg: 'auto' }} />
      <Skeleton height="46px" borderRadius="8" />
      <Skeleton height="46px" borderRadius="8" />
      <Skeleton height="46px" borderRadius="8" display={{ base: 'none', lg: 'block' }} />
    </Grid>
    <Skeleton width="180px" margin="19px 0" />
    {days.map((day) => (
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
    ))}
  </Box>
)
