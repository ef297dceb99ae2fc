import { Box, CircleCheckIcon, Flex, Text } from '@truenorth/shared-ui'

/** This waypoint is behind; was it the last one, so is the journey. */
export const WaypointReached = ({ isLast }: { isLast: boolean }) => (
  <Flex align="flex-start" gap="12px" as="output">
    <Box color="good" paddingTop="2px">
      <CircleCheckIcon size={24} />
    </Box>
    <Box>
      <Text fontFamily="display" fontWeight="560" fontSize="20">
        {isLast ? 'Journey Complete!' : 'Waypoint reached'}
      </Text>
      <Text color="ink.muted">
        {isLast
          ? 'Every waypoint of this path is behind you.'
          : 'Take a breath. The next one stands below.'}
      </Text>
    </Box>
  </Flex>
)
