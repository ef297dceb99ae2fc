import { Box, ButtonLink, Card, Flex, InlineRetry, Skeleton, Text } from '@truenorth/shared-ui'
import { noJourneyText } from '../../content'
import { DashboardJourney } from './DashboardJourney'
import { useDashboardJourney } from './useDashboardJourney'

const LoadingCard = () => (
  <Card height="100%" aria-busy>
    <Flex gap="14px" marginBottom="24px">
      <Skeleton width="56px" height="56px" borderRadius="full" flex="none" />
      <Box flex="1">
        <Skeleton width="50%" height="18px" marginBottom="10px" />
        <Skeleton width="35%" />
      </Box>
    </Flex>
    <Skeleton height="88px" borderRadius="14" marginBottom="24px" />
    <Skeleton height="6px" />
  </Card>
)

/** The journey of the dashboard, or the link that starts a first one. */
export const DashboardCard = () => {
  const { journey, isPending, isFetching, isError, refetch, ...waypoints } = useDashboardJourney()
  if (isPending) return <LoadingCard />
  if (journey) return <DashboardJourney journey={journey} {...waypoints} />
  return (
    <Card title="Your path" height="100%">
      <Text color="ink.muted" marginBottom="16px">
        {noJourneyText}
      </Text>
      {isError && (
        <InlineRetry
          what="Your paths could not be fetched."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <ButtonLink variant="line" to="/journey/create">
        Start a journey
      </ButtonLink>
    </Card>
  )
}
