import { Page } from '@truenorth/shared-ui'
import { Route, Routes } from '@truenorth/shared-ui/router'
import { lazyPart } from './components/lazyPart'

// Chunks of their own: only administrators load the inbox, and few people come here at all.
const InboxPage = lazyPart(
  async () => (await import('./pages/InboxPage')).InboxPage,
  <Page title="User Feedback" aria-busy />,
)
const TrendsPage = lazyPart(
  async () => (await import('./pages/TrendsPage')).TrendsPage,
  <Page title="Feedback trends" aria-busy />,
)
const MyFeedbackPage = lazyPart(
  async () => (await import('./pages/MyFeedbackPage')).MyFeedbackPage,
  <Page title="Your feedback" width={720} aria-busy />,
)
const StopLettersPage = lazyPart(
  async () => (await import('./pages/StopLettersPage')).StopLettersPage,
  <Page title="Letters about your feedback" width={560} aria-busy />,
)

/** The screens of feedback; the shell shows the inbox only to administrators. */
const App = () => (
  <Routes>
    <Route path="admin/feedback" element={<InboxPage />} />
    <Route path="admin/feedback/trends" element={<TrendsPage />} />
    <Route path="feedback" element={<MyFeedbackPage />} />
    <Route path="feedback/letters" element={<StopLettersPage />} />
  </Routes>
)

export default App
