import { Box, Card, Flex, Ledger, LedgerTile, Skeleton, Text } from '@truenorth/shared-ui'
import { PathGrid } from './PathGrid'

const figures = ['Total Paths', 'Active', 'Completed', 'Insights Gained']

const CardSkeleton = () => (
  <Card as="li" aria-hidden>
    <Flex gap="14px" marginBottom="20px">
      <Skeleton width="48px" height="48px" borderRadius="12" flex="none" />
      <Box width="100%">
        <Skeleton width="60%" height="20px" marginBottom="10px" />
        <Skeleton width="96px" height="26px" borderRadius="8" />
      </Box>
    </Flex>
    <Skeleton marginBottom="10px" />
    <Skeleton width="70%" marginBottom="24px" />
    <Skeleton height="58px" borderRadius="14" marginBottom="24px" />
    <Skeleton height="6px" marginBottom="24px" />
    <Skeleton width="80%" height="40px" />
  </Card>
)

/** The list while it waits. */
export const PathsSkeleton = () => (
  <Box aria-busy>
    <Ledger aria-hidden>
      {figures.map((label) => (
        <LedgerTile key={label} label={label} value={<Skeleton width="2ch" height="1em" />} />
      ))}
    </Ledger>
    <Text as="output" display="block" fontSize="14" color="ink.muted" margin="24px 0 20px">
      Loading your paths...
    </Text>
    <PathGrid layout="grid">
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </PathGrid>
  </Box>
)
