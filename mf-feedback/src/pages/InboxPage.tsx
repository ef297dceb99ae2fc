import { Box, Page } from '@truenorth/shared-ui'
import { useInboxAddress } from '../features/inbox/address/useInboxAddress'
import { InboxFilters } from '../features/inbox/filters/InboxFilters'
import { InboxHead } from '../features/inbox/head/InboxHead'
import { InboxPanes } from '../features/inbox/InboxPanes'
import { InboxTiles } from '../features/inbox/tiles/InboxTiles'

/** What people wrote, for administrators. */
export const InboxPage = () => {
  const address = useInboxAddress()
  const { view } = address
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
