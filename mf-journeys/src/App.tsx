import { Route, Routes } from '@truenorth/shared-ui/router'
import { lazyPart } from './features/chunk/lazyPart'
import { PageSkeleton } from './features/chunk/PageSkeleton'
import { useSentLater } from './features/sentLater/useSentLater'

const waiting = <PageSkeleton />

const JourneysPage = lazyPart(
  async () => (await import('./pages/JourneysPage')).JourneysPage,
  waiting,
)
const CreateJourneyPage = lazyPart(
  async () => (await import('./pages/CreateJourneyPage')).CreateJourneyPage,
  waiting,
)
const JourneyPage = lazyPart(async () => (await import('./pages/JourneyPage')).JourneyPage, waiting)
const EditJourneyPage = lazyPart(
  async () => (await import('./pages/EditJourneyPage')).EditJourneyPage,
  waiting,
)
const CreateMilestonePage = lazyPart(
  async () => (await import('./pages/CreateMilestonePage')).CreateMilestonePage,
  waiting,
)
const EditMilestonePage = lazyPart(
  async () => (await import('./pages/EditMilestonePage')).EditMilestonePage,
  waiting,
)
const ContinuePage = lazyPart(
  async () => (await import('./pages/ContinuePage')).ContinuePage,
  waiting,
)

/** The routes of this part. */
const App = () => {
  useSentLater()
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
