import { PageSkeleton, Skeleton } from '@truenorth/shared-ui'
import { Navigate, Route, Routes } from '@truenorth/shared-ui/router'
import { useReloadOnSent } from './api/moods'
import { lazyPart } from './components/lazyPart'

const placeholder = (
  <PageSkeleton>
    <Skeleton height="120px" borderRadius="14" />
    <Skeleton height="240px" borderRadius="14" />
  </PageSkeleton>
)

// Each page is a chunk of its own, so that the log loads nothing of the others.
const LogPage = lazyPart(async () => (await import('./pages/LogPage')).LogPage, placeholder)
const TodayPage = lazyPart(async () => (await import('./pages/TodayPage')).TodayPage, placeholder)
const HistoryPage = lazyPart(
  async () => (await import('./pages/HistoryPage')).HistoryPage,
  placeholder,
)
const CalendarPage = lazyPart(
  async () => (await import('./pages/CalendarPage')).CalendarPage,
  placeholder,
)
const EditPage = lazyPart(async () => (await import('./pages/EditPage')).EditPage, placeholder)

/** The pages of readings; the shell shows them for every path that begins with /mood. */
const App = () => {
  useReloadOnSent()
  return (
    <Routes>
      <Route path="mood" element={<Navigate to="/mood/create" replace />} />
      <Route path="mood/create" element={<LogPage />} />
      <Route path="mood/today" element={<TodayPage />} />
      <Route path="mood/today-overview" element={<TodayPage />} />
      <Route path="mood/history" element={<HistoryPage />} />
      <Route path="mood/history/month" element={<CalendarPage view="month" />} />
      <Route path="mood/history/year" element={<CalendarPage view="year" />} />
      <Route path="mood/history/insights" element={<CalendarPage view="insights" />} />
      <Route path="mood/history/review" element={<CalendarPage view="review" />} />
      <Route path="mood/:moodEventId/edit" element={<EditPage />} />
    </Routes>
  )
}

export default App
