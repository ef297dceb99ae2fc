import { Box, Skeleton, StatList, StatTile, Text, VisuallyHidden } from '@truenorth/shared-ui'
import { MilestonesSkeleton } from '../../components/Skeletons'

/** A journey that is loading. */
export const JourneySkeleton = () => (
  <Box aria-busy>
    <VisuallyHidden as="h1">Path</VisuallyHidden>
    <Text as="output" display="block" fontSize="14" color="ink.muted" marginBottom="12px">
      Loading your path...
    </Text>
    <Box
      marginBottom="24px"
      border="1px solid"
      borderColor="line"
      borderRadius="14"
      overflow="hidden"
      background="surface"
      aria-hidden
    >
      <Skeleton height={{ base: '132px', md: '166px' }} borderRadius="0" />
      <Box padding={{ base: '44px 20px 24px', md: '28px 24px 28px 128px' }}>
        <Skeleton width="88px" height="26px" marginBottom="10px" />
        <Skeleton width="60%" height="34px" marginBottom="12px" />
        <Skeleton width="80%" />
      </Box>
    </Box>
    <StatList columns={3} marginBottom="40px" aria-hidden>
      {['Progress', 'Milestones', 'Achievement Points'].map((label) => (
        <StatTile
          key={label}
          label={label}
          value={<Skeleton width="3ch" height="1em" />}
          {...(label === 'Progress' && { gridColumn: { base: '1 / -1', md: 'auto' } })}
        />
      ))}
    </StatList>
    <MilestonesSkeleton />
  </Box>
)
