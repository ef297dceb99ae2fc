import { Page } from '@truenorth/shared-ui'
import { Route, Routes } from '@truenorth/shared-ui/router'
import { lazyPart } from './features/chunk/lazyPart'

// A chunk of its own: whoever is no administrator never loads the inbox.
const InboxPage = lazyPart(
  async () => (await import('./pages/InboxPage')).InboxPage,
  <Page title="User Feedback" aria-busy />,
)

/** The inbox; the shell shows it to administrators alone. */
const App = () => (
  <Routes>
    <Route path="admin/feedback" element={<InboxPage />} />
  </Routes>
)

export default App
