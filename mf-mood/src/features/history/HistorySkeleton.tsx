import { Box, Skeleton, Stack, Text } from '@truenorth/shared-ui'

const days = ['first', 'second', 'third']

/** The history while it waits. */
export const HistorySkeleton = () => (
  <Box aria-busy>
    <Text as="output" display="block" color="ink.muted" marginBottom="12px">
      Loading your mood history...
    </Text>
    <Skeleton height={{ base: '160px', md: '102px' }} borderRadius="14" />
    <Skeleton height="46px" borderRadius="8" marginTop="24px" />
    <Stack gap="24px" marginTop="48px">
      {days.map((day) => (
        <Skeleton key={day} height="132px" borderRadius="14" />
      ))}
    </Stack>
  </Box>
)
