import { Page } from '@truenorth/shared-ui'
import { History } from '../features/history/History'

/** All readings. */
export const HistoryPage = () => (
  <Page title="Complete Mood History">
    <History />
  </Page>
)
