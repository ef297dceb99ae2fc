import { Route, Routes } from '@truenorth/shared-ui/router'
import { JournalPage } from './pages/JournalPage'

/** The journal's routes. */
const App = () => (
  <Routes>
    <Route path="journal" element={<JournalPage />} />
  </Routes>
)

export default App
