import { fakeApi } from '@truenorth/shared-auth/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { loaded, note, openEditPage } from '../../testing/openEditPage'

describe('deleting a reading', () => {
  it('asks in a dialog and goes back, even with unsaved changes', async () => {
    const api = fakeApi({ ...loaded(), 'DELETE /mood/:id/': () => [204] })
    const { user, router } = await openEditPage()
    await user.click(await screen.findByRole('radio', { name: 'Sad' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Really delete this entry?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mood/history'))
    expect(api.callsOf('DELETE /mood/7/')).toHaveLength(1)
  })

  it('asks with the browser’s own question in the narrow layout', async () => {
    const isNarrow = (query: string) => query.includes('max-width: 320px')
    const plain = window.matchMedia
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(plain(query), { matches: isNarrow(query) }))
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)
    const api = fakeApi(loaded())
    const { user } = await openEditPage()
    await note()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(confirm).toHaveBeenCalledWith('Really delete?')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(api.callsOf('DELETE /mood/7/')).toHaveLength(0)
  })

  it('shows a message and stays when it fails', async () => {
    fakeApi({ ...loaded(), 'DELETE /mood/:id/': () => [500, ''] })
    const { user } = await openEditPage()
    await note()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete entry. Please try again.')).toBeInTheDocument()
  })
})
