import { fakeApi } from '@truenorth/shared-auth/testing'
import { screen, waitFor } from '@testing-library/react'
import { loaded, note, openEditPage, saveButton, saved } from '../testing/openEditPage'
import { silenceReports } from '../testing/silenceReports'

it('starts with the values of the reading, and nothing unsaved', async () => {
  fakeApi(loaded())
  await openEditPage()
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
  const { user } = await openEditPage()
  await user.click(await screen.findByRole('checkbox', { name: 'calm' }))
  expect(screen.getByText('You have unsaved changes')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
  expect(saveButton()).toBeEnabled()
  await user.click(screen.getByRole('checkbox', { name: 'calm' }))
  expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument()
  expect(saveButton()).toBeDisabled()
})

it('saves over the version that was read, confirms it, and goes back after 1.5 s', async () => {
  const api = fakeApi({ ...loaded(), 'PATCH /mood/:id/': saved })
  const { user, router } = await openEditPage()
  await user.click(await screen.findByRole('radio', { name: 'Excellent' }))
  await user.click(saveButton())
  expect(await screen.findByText('Saved!')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/mood/7/edit')
  expect(screen.getByRole('radio', { name: 'Excellent' })).toBeChecked()
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

it('shows with the first change that a note is required', async () => {
  const api = fakeApi(loaded({ note: '' }))
  const { user } = await openEditPage()
  expect(await note()).not.toHaveAccessibleDescription(/Add a note/)
  await user.click(screen.getByRole('radio', { name: 'Sad' }))
  expect(await note()).toHaveAccessibleDescription(/Add a note/)
  await user.click(saveButton())
  expect(await note()).toHaveFocus()
  expect(api.callsOf('PATCH /mood/7/')).toHaveLength(0)
})

it('shows that a note is too long', async () => {
  fakeApi(loaded())
  const { user } = await openEditPage()
  await user.click(await note())
  await user.paste('x'.repeat(500))
  expect(screen.getByText('Max 500 characters')).toBeInTheDocument()
})

it('goes back when the reading cannot be loaded', async () => {
  fakeApi({ 'GET /mood/:id/': () => [404, { detail: 'Not found.' }] })
  silenceReports()
  const { router } = await openEditPage()
  await waitFor(() => expect(router.state.location.pathname).toBe('/mood/history'))
})

it('a save that fails shows why and keeps what was typed', async () => {
  fakeApi({ ...loaded(), 'PATCH /mood/:id/': () => [500, ''] })
  const { user } = await openEditPage()
  await user.type(await note(), ' More.')
  await user.click(saveButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save changes.')
  expect(await note()).toHaveValue('Slept well. More.')
})
