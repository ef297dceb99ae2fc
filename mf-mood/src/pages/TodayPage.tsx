import { formatLongDate, Page, useToday } from '@truenorth/shared-ui'
import { AddButton } from '../features/overview/AddButton'
import { Overview } from '../features/overview/Overview'

export const TodayPage = () => (
  <Page title="Your Discovery Path" subtitle={formatLongDate(useToday())} paddingBottom="160px">
    <Overview />
    <AddButton />
  </Page>
)
