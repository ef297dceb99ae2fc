import { useQuery } from '@tanstack/react-query'
import { Box, Page } from '@truenorth/shared-ui'
import { feedbackQueries } from '../api/feedback'
import { isSetUpNeeded, SetUpFirst } from '../components/SetUpFirst'
import { InboxFilters } from '../features/browse/InboxFilters'
import { InboxHead } from '../features/browse/InboxHead'
import { InboxTiles } from '../features/browse/InboxTiles'
import { InboxPanes } from './InboxPanes'
import { useInboxAddress } from './useInboxAddress'

/** All feedback, for administrators. */
export const InboxPage = () => {
  const address = useInboxAddress()
  const { view } = address
  const { error } = useQuery(feedbackQueries.summary({}))
  if (isSetUpNeeded(error))
    return (
      <Page title="User Feedback">
        <SetUpFirst />
      </Page>
    )
  return (
    <Page>
      <InboxHead view={view} />
      {/* On a narrow screen an open item has the page for itself. */}
      <Box hideBelow={view.item === undefined ? undefined : 'lg'}>
        <InboxTiles view={view} />
        <InboxFilters address={address} />
      </Box>
      <InboxPanes address={address} />
    </Page>
  )
}
