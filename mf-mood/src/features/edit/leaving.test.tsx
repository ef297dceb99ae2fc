import { fakeApi } from '@truenorth/shared-auth/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { loaded, openEditPage } from '../../testing/openEditPage'

describe('leaving with unsaved changes', () => {
  it.each([
    ['a link', () => screen.getByRole('link', { name: 'elsewhere' }), '/journal'],
    ['Cancel', () => screen.getByRole('button', { name: 'Cancel' }), '/mood/history'],
  ])('by %s asks first', async (_how, way, target) => {
    fakeApi(loaded())
    const { user, router } = await openEditPage()
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

  it('by going back asks first', async () => {
    fakeApi(loaded())
    const { user, router } = await openEditPage()
    await user.click(await screen.findByRole('radio', { name: 'Sad' }))
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeInTheDocument()
  })

  it('by a reload asks first', async () => {
    fakeApi(loaded())
    const { user } = await openEditPage()
    await user.click(await screen.findByRole('radio', { name: 'Sad' }))
    const reload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(reload)
    expect(reload.defaultPrevented).toBe(true)
  })
})

it('leaving without changes asks nothing', async () => {
  fakeApi(loaded())
  const { user, router } = await openEditPage()
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mood/history'))
})
