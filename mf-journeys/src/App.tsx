import { PageSkeleton, Skeleton } from '@truenorth/shared-ui'
import { Route, Routes } from '@truenorth/shared-ui/router'
import { useRefreshWhenSent } from './api/milestones'
import { lazyPart } from './components/lazyPart'

const loading = (
  <PageSkeleton>
    <Skeleton height="104px" borderRadius="14" />
    <Skeleton height="320px" borderRadius="14" />
  </PageSkeleton>
)

const loadJourneyPage = async () => (await import('./pages/JourneyPage')).JourneyPage

const JourneysPage = lazyPart(async () => {
  const { JourneysPage: Page } = await import('./pages/JourneysPage')
  // A press on a path opens it at once. A failure shows when it is opened.
  loadJourneyPage().catch(() => undefined)
  return Page
}, loading)
const CreateJourneyPage = lazyPart(
  async () => (await import('./pages/CreateJourneyPage')).CreateJourneyPage,
  loading,
)
const JourneyPage = lazyPart(loadJourneyPage, loading)
const EditJourneyPage = lazyPart(
  async () => (await import('./pages/EditJourneyPage')).EditJourneyPage,
  loading,
)
const CreateMilestonePage = lazyPart(
  async () => (await import('./pages/CreateMilestonePage')).CreateMilestonePage,
  loading,
)
const EditMilestonePage = lazyPart(
  async () => (await import('./pages/EditMilestonePage')).EditMilestonePage,
  loading,
)
const ContinuePage = lazyPart(
  async () => (await import('./pages/ContinuePage')).ContinuePage,
  loading,
)

/** The routes of this remote. */
const App = () => {
  useRefreshWhenSent()
  return (
    <Routes>
      <Route path="journeys" element={<JourneysPage />} />
      <Route path="journey/create" element={<CreateJourneyPage />} />
      <Route path="journey/:journeyId" element={<JourneyPage />} />
      <Route path="journey/:journeyId/edit" element={<EditJourneyPage />} />
      <Route path="journey/:journeyId/milestone/create" element={<CreateMilestonePage />} />
      <Route
        path="journey/:journeyId/milestone/:milestoneId/edit"
        element={<EditMilestonePage />}
      />
      <Route path="journey/:journeyId/milestone/:milestoneId/continue" element={<ContinuePage />} />
    </Routes>
  )
}

export default App
