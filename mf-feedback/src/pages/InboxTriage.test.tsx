import { screen, waitFor, within } from '@testing-library/react'
import { openInbox, row, rows, tile } from '../testing/openInbox'

test('only unread items can be marked as read', async () => {
  const { api, user } = openInbox('/admin/feedback?item=3')
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(tile('Unread')).toHaveTextContent('1'))
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull()
  expect(api.callsOf('PATCH /feedback/:id/')).toMatchObject([
    { params: { id: '3' }, body: { is_read: true } },
  ])
})

test('an item that was marked as read stays open although the filter no longer lists it', async () => {
  const { user } = openInbox('/admin/feedback?filter=unread&item=3')
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(rows()).toEqual([2]))
  expect(screen.getByRole('article', { name: 'Bug Report' })).toBeVisible()
})

test('a failed mark is taken back and only logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { api, user } = openInbox('/admin/feedback?item=3')
  const button = await screen.findByRole('button', { name: 'Mark as read' })
  api.respond({ 'PATCH /feedback/:id/': () => [500] })
  await user.click(button)
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
  expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeVisible()
  expect(tile('Unread')).toHaveTextContent('2')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('deleting asks first, then takes the item out and goes back to the list', async () => {
  const { api, user, router } = openInbox('/admin/feedback?item=3')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this feedback?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(api.callsOf('DELETE /feedback/:id/')).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const again = await screen.findByRole('alertdialog')
  await user.click(within(again).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rows()).toEqual([2, 1]))
  expect(router.state.location.search).toBe('')
  await waitFor(() => expect(tile('Total')).toHaveTextContent('2'))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-item', '2'))
})

test('a failed delete brings the item back and is only logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { api, user } = openInbox('/admin/feedback?item=3')
  api.respond({ 'DELETE /feedback/:id/': () => [500] })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(rows()).toEqual([3, 2, 1]))
})

test('j and k step through the list, m marks as read, Delete asks', async () => {
  const { user, router } = openInbox()
  await row(/jonas/)
  await user.keyboard('j')
  expect(router.state.location.search).toBe('?item=3')
  expect(document.activeElement).toHaveAttribute('data-item', '3')
  await user.keyboard('jjj')
  expect(router.state.location.search).toBe('?item=1')
  await user.keyboard('k')
  expect(router.state.location.search).toBe('?item=2')
  await user.keyboard('m')
  await waitFor(() => expect(tile('Unread')).toHaveTextContent('1'))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Feature Request' })).toHaveFocus(),
  )
  await user.keyboard('{Delete}')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

test('shortcuts can be turned off, which the address holds', async () => {
  const { user, router } = openInbox()
  await row(/jonas/)
  await user.click(screen.getByRole('button', { name: 'Turn keys off' }))
  await user.keyboard('j')
  expect(router.state.location.search).toBe('?keys=off')
})
