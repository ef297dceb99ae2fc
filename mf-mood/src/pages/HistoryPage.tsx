import { Page } from '@truenorth/shared-ui'
import { History } from '../features/history/History'

export const HistoryPage = () => (
  <Page title="Complete Mood History">
    <History />
  </Page>
)
