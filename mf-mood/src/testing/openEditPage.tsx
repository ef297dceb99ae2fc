import { Link, Route, Routes } from '@truenorth/shared-ui/router'
import { signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import { EditPage } from '../pages/EditPage'
import { aMood } from './aMood'

const etag = { etag: '"1"' }
export const loaded = (changes = {}) => ({ 'GET /mood/:id/': () => [200, aMood(changes), etag] })
export const saved = () => [200, aMood({ version: 2 }), { etag: '"2"' }]

const routes = (
  <Routes>
    <Route path="mood/history" element={<Link to="/mood/7/edit">to the edit page</Link>} />
    <Route
      path="mood/:moodEventId/edit"
      element={
        <>
          <EditPage />
          <Link to="/journal">elsewhere</Link>
        </>
      }
    />
    <Route path="*" element={<p>another page</p>} />
  </Routes>
)

/** Opens the edit page from the history. */
export const openEditPage = async () => {
  signInAs()
  const view = renderScreen(routes, { path: '/mood/history' })
  await view.user.click(screen.getByRole('link', { name: 'to the edit page' }))
  return view
}
export const note = () => screen.findByLabelText(/^Note/)
export const saveButton = () => screen.getByRole('button', { name: 'Save Changes' })
