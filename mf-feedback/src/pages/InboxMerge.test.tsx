import { screen, waitFor, within } from '@testing-library/react'
import { openInbox, row, rows, tile } from '../testing/openInbox'
import { someFeedback } from '../testing/someFeedback'

const dialog = () => screen.findByRole('dialog', { name: 'Merge into another message' })

test('merges an item into another one by keys, and takes it out again', async () => {
  const { api, user, router } = openInbox('/admin/feedback?item=2')
  await screen.findByRole('article', { name: 'Feature Request' })
  await user.keyboard('g')
  const search = within(await dialog()).getByRole('searchbox')
  expect(within(await dialog()).queryByRole('radio', { name: /ruth_t/ })).toBeNull()
  await user.type(search, 'sunday')
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  await user.click(screen.getByRole('radio', { name: /jonas/ }))
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(router.state.location.search).toBe('?item=3'))
  expect(api.callsOf('PATCH /feedback/:id/')).toMatchObject([
    { params: { id: '2' }, body: { merged_into: 3 }, headers: { 'if-match': '"1"' } },
  ])
  await waitFor(() => expect(rows()).toEqual([3, 1]))
  expect(tile('Total')).toHaveTextContent('3')
  expect(await row(/\+1 merged/)).toBeVisible()

  const merged = await screen.findByRole('list', { name: 'Merged messages' })
  expect(await within(merged).findByText('Let me drag a waypoint.')).toBeVisible()
  await user.click(within(merged).getByRole('button', { name: 'Take out' }))
  await waitFor(() => expect(rows()).toEqual([3, 2, 1]))
  expect(screen.queryByRole('list', { name: 'Merged messages' })).toBeNull()
})

test('an item that another administrator has merged elsewhere shows both merges', async () => {
  const { api, user } = openInbox('/admin/feedback?item=2')
  await screen.findByRole('article', { name: 'Feature Request' })
  api.respond({
    'PATCH /feedback/:id/': () => [
      412,
      {
        id: 2,
        version: 2,
        type: 'feature',
        message: 'Let me drag a waypoint.',
        is_read: true,
        created_at: '2025-11-27T12:56:00Z',
        state: 'new',
        merged_into: 1,
      },
    ],
  })
  await user.click(screen.getByRole('button', { name: 'Merge into…' }))
  await user.click(await screen.findByRole('radio', { name: /jonas/ }))
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('This feedback was changed elsewhere')).toBeVisible()
  expect(screen.getByText('No. 3')).toBeVisible()
  expect(screen.getByText('No. 1')).toBeVisible()
})

test('merges several items into one of them, and takes them apart again', async () => {
  const { api, user, router } = openInbox()
  await waitFor(() => expect(rows()).toEqual([3, 2, 1]))
  await user.click(screen.getByRole('button', { name: 'Select several' }))
  const bar = within(screen.getByRole('region', { name: 'Selected items' }))
  expect(bar.getByRole('button', { name: 'Merge into…' })).toBeDisabled()
  await user.click(bar.getByRole('button', { name: 'Select all listed' }))
  await user.click(bar.getByRole('button', { name: 'Merge into…' }))
  const merging = within(await screen.findByRole('dialog', { name: 'Merge 3 items' }))
  expect(merging.getAllByRole('radio')).toHaveLength(3)
  await user.click(merging.getByRole('radio', { name: /jonas/ }))
  await user.click(merging.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('2 items merged.')).toBeVisible()
  expect(api.callsOf('POST /feedback/bulk/')[0]?.body).toEqual({
    items: [
      { id: 2, version: 1 },
      { id: 1, version: 1 },
    ],
    merged_into: 3,
  })
  expect(router.state.location.search).toBe('?item=3')
  await waitFor(() => expect(rows()).toEqual([3]))

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rows()).toEqual([3, 2, 1]))
  expect(api.callsOf('POST /feedback/bulk/')[1]?.body).toEqual({
    items: [
      { id: 2, version: 2 },
      { id: 1, version: 2 },
    ],
    merged_into: null,
  })
})

test('of several items, those that another administrator has changed stay selected', async () => {
  const { api, user } = openInbox('/admin/feedback?item=2')
  await screen.findByRole('article', { name: 'Feature Request' })
  await user.keyboard('x')
  await user.click(await screen.findByRole('checkbox', { name: /^Select jonas/ }))
  api.respond({
    'POST /feedback/bulk/': () => ({
      changed: [],
      conflicts: [someFeedback({ id: 2, version: 7, type: 'feature' })],
    }),
  })
  await user.keyboard('g')
  const merging = within(await screen.findByRole('dialog', { name: 'Merge 2 items' }))
  await user.click(merging.getByRole('radio', { name: /jonas/ }))
  await user.click(merging.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText(/^0 items merged. 1 item had been changed/)).toBeVisible()
  expect(await screen.findByText('1 item selected')).toBeVisible()
})
