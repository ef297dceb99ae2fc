import { screen, waitFor, within } from '@testing-library/react'
import { openInbox, row, rows, tile } from '../testing/openInbox'

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
