import { chakra, Grid, Skeleton, VisuallyHidden } from '@truenorth/shared-ui'
import { Paper } from '../card/paper'

const sheets = [1, 2, 3, 4, 5, 6]

/** Sheets whose words are on their way. */
export const JournalSkeleton = () => (
  <chakra.output display="block">
    <VisuallyHidden>Loading your journal…</VisuallyHidden>
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={{ base: '16px', md: '24px' }}>
      {sheets.map((sheet) => (
        <Paper key={sheet} as="div">
          <Skeleton height="22px" width="60%" />
          <Skeleton height="12px" width="30%" marginTop="10px" />
          <Skeleton marginTop="18px" />
          <Skeleton marginTop="10px" />
          <Skeleton marginTop="10px" width="70%" />
          <Skeleton height="16px" width="45%" marginTop="30px" />
        </Paper>
      ))}
    </Grid>
  </chakra.output>
)
