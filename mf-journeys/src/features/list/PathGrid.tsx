import { Box, Card, chakra, Flex, Skeleton, StatList, StatTile, Text } from '@truenorth/shared-ui'

/** The cards of the list: in a grid beside each other on wide screens, else below each other. */
export const PathGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '16px', lg: '24px' },
  },
  variants: {
    layout: {
      grid: { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } },
      list: { gap: '16px' },
    },
  },
})

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

/** The list that is loading. */
export const PathsSkeleton = () => (
  <Box aria-busy>
    <StatList aria-hidden>
      {figures.map((label) => (
        <StatTile key={label} label={label} value={<Skeleton width="2ch" height="1em" />} />
      ))}
    </StatList>
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
