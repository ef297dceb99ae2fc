import { Route, Routes } from '@truenorth/shared-ui/router'
import { InboxPage } from './pages/InboxPage'

/** The inbox; the shell shows it to administrators and loads it for nobody else. */
const App = () => (
  <Routes>
    <Route path="admin/feedback" element={<InboxPage />} />
  </Routes>
)

export default App
