import { Navigate, Route, Routes } from '@truenorth/shared-ui/router'
import { lazyPart } from './features/chunk/lazyPart'
import { useSentReadings } from './features/reading/useSentReadings'
import { PageSkeleton } from './pages/PageSkeleton'

// Each page is a chunk of its own: the log screen loads nothing of the others.
const LogPage = lazyPart(async () => (await import('./pages/LogPage')).LogPage, <PageSkeleton />)
const TodayPage = lazyPart(
  async () => (await import('./pages/TodayPage')).TodayPage,
  <PageSkeleton />,
)
const HistoryPage = lazyPart(
  async () => (await import('./pages/HistoryPage')).HistoryPage,
  <PageSkeleton />,
)
const EditPage = lazyPart(async () => (await import('./pages/EditPage')).EditPage, <PageSkeleton />)

/** The pages of readings; the shell shows it for every path that begins with /mood. */
const App = () => {
  useSentReadings()
  return (
    <Routes>
      <Route path="mood" element={<Navigate to="/mood/create" replace />} />
      <Route path="mood/create" element={<LogPage />} />
      <Route path="mood/today" element={<TodayPage />} />
      <Route path="mood/today-overview" element={<TodayPage />} />
      <Route path="mood/history" element={<HistoryPage />} />
      <Route path="mood/:moodEventId/edit" element={<EditPage />} />
    </Routes>
  )
}

export default App
