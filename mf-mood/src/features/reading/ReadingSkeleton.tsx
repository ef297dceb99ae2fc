import { Box, Card, Flex, Skeleton } from '@truenorth/shared-ui'

/** A reading while it is on its way: as tall as one with a note. */
export const ReadingSkeleton = () => (
  <Card height={{ base: '183px', md: '160px' }} aria-hidden>
    <Flex gap="14px" align="center">
      <Skeleton width="40px" height="40px" borderRadius="full" flex="none" />
      <Box flex="1">
        <Skeleton width="96px" height="18px" marginBottom="8px" />
        <Skeleton width="min(180px, 80%)" />
      </Box>
    </Flex>
    <Skeleton width="88%" height="16px" marginTop="18px" />
    <Skeleton width="52%" marginTop="18px" />
  </Card>
)
