import { Link, Route, Routes } from '@truenorth/shared-ui/router'
import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMood } from '../testing/aMood'
import { EditPage } from './EditPage'

const etag = { etag: '"1"' }
const loaded = (changes = {}) => ({ 'GET /mood/:id/': () => [200, aMood(changes), etag] })
const saved = () => [200, aMood({ version: 2 }), { etag: '"2"' }]

const walk = (
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

/** Comes from the history, as most do. */
const open = async () => {
  signInAs()
  const view = renderScreen(walk, { path: '/mood/history' })
  await view.user.click(screen.getByRole('link', { name: 'to the edit page' }))
  return view
}
const note = () => screen.findByLabelText(/^Note/)
const saveButton = () => screen.getByRole('button', { name: 'Save Changes' })

it('starts clean, with what the reading says', async () => {
  fakeApi(loaded())
  await open()
  expect(await note()).toHaveValue('Slept well.')
  expect(screen.getByRole('radio', { name: 'Good' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Medium Energy' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'calm' })).toBeChecked()
  expect(screen.getByText('11/500')).toBeInTheDocument()
  expect(saveButton()).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument()
  expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument()
})

it('is dirty as soon as anything differs, and clean again when it no longer does', async () => {
  fakeApi(loaded())
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'calm' }))
  expect(screen.getByText('You have unsaved changes')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
  expect(saveButton()).toBeEnabled()
  await user.click(screen.getByRole('checkbox', { name: 'calm' }))
  expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument()
  expect(saveButton()).toBeDisabled()
})

it('saves over the version that was read, says so, and goes back after 1.5 s', async () => {
  const api = fakeApi({ ...loaded(), 'PATCH /mood/:id/': saved })
  const { user, router } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Excellent' }))
  await user.click(saveButton())
  expect(await screen.findByText('Saved!')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/mood/7/edit')
  const [call] = api.callsOf('PATCH /mood/7/')
  expect(call?.headers['if-match']).toBe('"1"')
  expect(call?.body).toEqual({
    mood_value: 5,
    energy: 'medium',
    note: 'Slept well.',
    tags: ['calm'],
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/mood/history'), {
    timeout: 2_500,
  })
})

it('says from the start that a note is needed', async () => {
  const api = fakeApi(loaded({ note: '' }))
  const { user } = await open()
  expect(await note()).toHaveAccessibleDescription(/Add a note/)
  await user.click(screen.getByRole('radio', { name: 'Sad' }))
  await user.click(saveButton())
  expect(await note()).toHaveFocus()
  expect(api.callsOf('PATCH /mood/7/')).toHaveLength(0)
})

it('says when the note is too long', async () => {
  fakeApi(loaded())
  const { user } = await open()
  await user.click(await note())
  await user.paste('x'.repeat(500))
  expect(screen.getByText('Max 500 characters')).toBeInTheDocument()
})

describe('leaving with changes', () => {
  it.each([
    ['a link', () => screen.getByRole('link', { name: 'elsewhere' }), '/journal'],
    ['Cancel', () => screen.getByRole('button', { name: 'Cancel' }), '/mood/history'],
  ])('by %s asks first', async (_how, way, target) => {
    fakeApi(loaded())
    const { user, router } = await open()
    await user.click(await screen.findByRole('radio', { name: 'Sad' }))
    await user.click(way())
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
    await user.click(within(dialog).getByRole('button', { name: 'Keep Editing' }))
    expect(router.state.location.pathname).toBe('/mood/7/edit')
    expect(screen.getByRole('radio', { name: 'Sad' })).toBeChecked()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await user.click(way())
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(target))
  })

  it('by the browser’s back asks first', async () => {
    fakeApi(loaded())
    const { user, router } = await open()
    await user.click(await screen.findByRole('radio', { name: 'Sad' }))
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeInTheDocument()
  })

  it('by a reload asks first', async () => {
    fakeApi(loaded())
    const { user } = await open()
    await user.click(await screen.findByRole('radio', { name: 'Sad' }))
    const reload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(reload)
    expect(reload.defaultPrevented).toBe(true)
  })
})

it('without changes leaving asks nothing', async () => {
  fakeApi(loaded())
  const { user, router } = await open()
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mood/history'))
})

describe('a reading that was changed elsewhere', () => {
  const conflict = () => [412, aMood({ version: 5, note: 'From my phone.' }), { etag: '"5"' }]
  const run = async () => {
    const api = fakeApi({ ...loaded(), 'PATCH /mood/:id/': conflict })
    const { user } = await open()
    await user.type(await note(), ' Mine.')
    await user.click(saveButton())
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('“Slept well. Mine.”')).toBeInTheDocument()
    expect(within(dialog).getByText('“From my phone.”')).toBeInTheDocument()
    return { api, user, dialog }
  }

  it('shows both versions and saves mine over the newer one', async () => {
    const { api, user, dialog } = await run()
    api.answer({ 'PATCH /mood/:id/': saved })
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('Saved!')).toBeInTheDocument()
    expect(api.callsOf('PATCH /mood/7/').at(-1)?.headers['if-match']).toBe('"5"')
  })

  it('or takes the newer one and is clean', async () => {
    const { user, dialog } = await run()
    await user.click(within(dialog).getByRole('button', { name: 'Take the saved version' }))
    await waitFor(async () => expect(await note()).toHaveValue('From my phone.'))
    expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument()
  })
})

describe('deleting', () => {
  it('asks in a dialog and goes back, changes or not', async () => {
    const api = fakeApi({ ...loaded(), 'DELETE /mood/:id/': () => [204] })
    const { user, router } = await open()
    await user.click(await screen.findByRole('radio', { name: 'Sad' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Really delete this entry?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mood/history'))
    expect(api.callsOf('DELETE /mood/7/')).toHaveLength(1)
  })

  it('asks natively in the narrow layout', async () => {
    const isNarrow = (query: string) => query.includes('max-width: 320px')
    const plain = window.matchMedia
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(plain(query), { matches: isNarrow(query) }))
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)
    const api = fakeApi(loaded())
    const { user } = await open()
    await note()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(confirm).toHaveBeenCalledWith('Really delete?')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(api.callsOf('DELETE /mood/7/')).toHaveLength(0)
  })

  it('says that it failed and stays', async () => {
    fakeApi({ ...loaded(), 'DELETE /mood/:id/': () => [500, ''] })
    const { user } = await open()
    await note()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete entry. Please try again.')).toBeInTheDocument()
  })
})

it('a reading that does not load leads back', async () => {
  fakeApi({ 'GET /mood/:id/': () => [404, { detail: 'Not found.' }] })
  jest.mocked(console.error).mockImplementation(() => {})
  const { router } = await open()
  await waitFor(() => expect(router.state.location.pathname).toBe('/mood/history'))
})

it('a save that fails says why and keeps what was typed', async () => {
  fakeApi({ ...loaded(), 'PATCH /mood/:id/': () => [500, ''] })
  const { user } = await open()
  await user.type(await note(), ' More.')
  await user.click(saveButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save changes.')
  expect(await note()).toHaveValue('Slept well. More.')
})
