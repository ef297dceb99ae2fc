import { Route, Routes } from '@truenorth/shared-ui/router'
import { SunrisePage } from './pages/SunrisePage'

/** The pages of this remote; the shell shows it for every route of its remote.json. */
const App = () => (
  <Routes>
    <Route path="sunrise" element={<SunrisePage />} />
  </Routes>
)

export default App
