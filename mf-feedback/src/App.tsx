import { Page } from '@truenorth/shared-ui'
import { Route, Routes } from '@truenorth/shared-ui/router'
import { lazyPart } from './components/lazyPart'

// A chunk of its own, because only administrators load the inbox.
const InboxPage = lazyPart(
  async () => (await import('./pages/InboxPage')).InboxPage,
  <Page title="User Feedback" aria-busy />,
)

/** The inbox; the shell shows it only to administrators. */
const App = () => (
  <Routes>
    <Route path="admin/feedback" element={<InboxPage />} />
  </Routes>
)

export default App
