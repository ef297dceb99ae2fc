import { screen, waitFor, within } from '@testing-library/react'
import { openInbox, row, rows, three } from '../testing/openInbox'
import { inboxResponses } from '../testing/inboxResponses'

const patches = (api: ReturnType<typeof openInbox>['api']) =>
  api.callsOf('PATCH /feedback/:id/').map(({ body }) => body)

test('a state, who takes care of it and a label are saved at once, over the version that is shown', async () => {
  const { api, user } = openInbox('/admin/feedback?item=3')
  const detail = within(await screen.findByRole('article'))
  await user.selectOptions(detail.getByLabelText('State'), 'Planned')
  await waitFor(() => expect(detail.getByLabelText('State')).toHaveValue('planned'))
  await within(detail.getByLabelText('Taken care of by')).findByRole('option', { name: 'river' })
  await user.selectOptions(detail.getByLabelText('Taken care of by'), 'river')
  await user.type(detail.getByLabelText('Add a label'), 'Chart{Enter}')
  await waitFor(() =>
    expect(patches(api)).toEqual([{ state: 'planned' }, { assignee: 9 }, { labels: ['chart'] }]),
  )
  expect(api.callsOf('PATCH /feedback/:id/')[0]?.headers['if-match']).toBe('"1"')
  expect(await row(/Planned ?river ?#chart/)).toBeVisible()
})

test('what two administrators set otherwise is shown in both versions; other fields are merged', async () => {
  const { api, user } = openInbox('/admin/feedback?item=3')
  const detail = within(await screen.findByRole('article'))
  const [first, ...others] = three
  if (!first) throw new Error('There is no item.')
  const theirs = { ...first, version: 2, is_read: true, labels: ['odd'] }
  const declined = { ...theirs, version: 3, state: 'declined' as const }

  api.respond({
    'PATCH /feedback/:id/':
      inboxResponses([theirs, ...others])['PATCH /feedback/:id/'] ?? (() => [500]),
  })
  await user.selectOptions(detail.getByLabelText('State'), 'Planned')
  await waitFor(() => expect(patches(api)).toHaveLength(2))
  expect(screen.queryByText(/changed elsewhere/)).toBeNull()

  api.respond(inboxResponses([declined, ...others]))
  await user.selectOptions(detail.getByLabelText('State'), 'Done')
  expect(await screen.findByText('This feedback was changed elsewhere')).toBeVisible()
  expect(screen.getByLabelText('State, yours')).toHaveTextContent('Done')
  expect(screen.getByLabelText('State, saved elsewhere')).toHaveTextContent('Declined')
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(screen.queryByText(/changed elsewhere/)).toBeNull())
  expect(api.callsOf('PATCH /feedback/:id/').at(-1)?.headers['if-match']).toBe('"3"')
  await waitFor(() => expect(detail.getByLabelText('State')).toHaveValue('done'))
})

test('several items are changed at once; those that somebody else has changed stay selected', async () => {
  const { api, user } = openInbox()
  await row(/jonas/)
  await user.click(screen.getByRole('button', { name: 'Select several' }))
  await user.click(screen.getByRole('checkbox', { name: /^Select jonas/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Select ruth_t/ }))
  const bar = within(screen.getByRole('region', { name: 'Selected items' }))
  expect(bar.getByText('2 items selected')).toBeVisible()
  const later = three.map((item) => (item.id === 2 ? { ...item, version: 4 } : item))
  api.respond({
    'POST /feedback/bulk/': inboxResponses(later)['POST /feedback/bulk/'] ?? (() => [500]),
  })
  await user.selectOptions(bar.getByLabelText('State of the selected items'), 'Done')
  expect(await bar.findByText('1 item selected')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Select ruth_t/ })).toBeChecked()
  expect(api.callsOf('POST /feedback/bulk/')).toMatchObject([
    {
      body: {
        items: [
          { id: 3, version: 1 },
          { id: 2, version: 1 },
        ],
        state: 'done',
      },
    },
  ])
})

test('a note is kept while it is typed, and added for the other administrators', async () => {
  const { api, user } = openInbox('/admin/feedback?item=3')
  const box = await screen.findByRole('textbox', { name: 'Add a note' })
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(screen.getByText('Please write a note')).toBeVisible()
  await user.type(box, 'Seen before.')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByRole('list', { name: 'Notes' })).toHaveTextContent('Seen before.')
  await waitFor(() => expect(box).toHaveValue(''))
  expect(api.callsOf('POST /feedback/:id/notes/')).toMatchObject([
    { body: { text: 'Seen before.' } },
  ])
})

test('administrators remove their own notes, after a question', async () => {
  const { api, user } = openInbox('/admin/feedback?item=3')
  const created_at = '2025-11-28T09:00:00Z'
  const theirs = { id: 1, writer: 'river', text: 'Theirs.', created_at }
  const own = { id: 2, writer: 'casey', text: 'Mine.', created_at }
  api.respond({ 'GET /feedback/:id/thread/': () => ({ notes: [theirs, own], acts: [] }) })
  await user.click(await screen.findByRole('button', { name: 'Remove this note' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this note?' }))
  expect(api.callsOf('DELETE /feedback/:id/notes/:note/')).toEqual([])
  api.respond({ 'GET /feedback/:id/thread/': () => ({ notes: [theirs], acts: [] }) })
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Notes' })).not.toHaveTextContent('Mine.'),
  )
  expect(api.callsOf('DELETE /feedback/:id/notes/:note/')).toMatchObject([
    { params: { id: '3', note: '2' } },
  ])
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus())
})

test('an answer is written below the item, and says what became of its letter', async () => {
  const { user, api } = openInbox('/admin/feedback?item=3')
  const box = await screen.findByRole('textbox', { name: 'Write an answer' })
  expect(box).toHaveAccessibleDescription(/Shown to jonas\.w, and sent to jonas@example\.org/)
  await user.type(box, 'It goes again.')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByRole('list', { name: 'Answers' })).toHaveTextContent(
    /It goes again\..*Not seen yet\. The letter is on its way\./,
  )
  expect(api.callsOf('POST /feedback/:id/answers/')).toMatchObject([
    { body: { text: 'It goes again.' } },
  ])
  await waitFor(() => expect(box).toHaveValue(''))
})

test('several items are deleted once that was confirmed; what somebody else has changed stays', async () => {
  const { api, user } = openInbox()
  await row(/ruth/)
  await user.click(screen.getByRole('button', { name: 'Select several' }))
  await user.click(screen.getByRole('checkbox', { name: /^Select jonas/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Select ruth/ }))
  api.respond(inboxResponses(three.map((item) => (item.id === 2 ? { ...item, version: 4 } : item))))
  const bar = screen.getByRole('region', { name: 'Selected items' })
  await user.click(within(bar).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 items?' })
  expect(api.callsOf('POST /feedback/bulk/remove/')).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rows()).toEqual([2, 1]))
  expect(await screen.findByText(/^1 item deleted\. 1 item had been changed/)).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /^Select ruth/ })).toBeChecked()
})

test('keys set the state, take an item over, choose it and lead to the note', async () => {
  const { api, user } = openInbox('/admin/feedback?item=3')
  await screen.findByRole('article')
  await user.keyboard('3')
  await user.keyboard('i')
  await waitFor(() => expect(patches(api)).toEqual([{ state: 'in_progress' }, { assignee: 1 }]))
  await user.keyboard('x')
  expect(screen.getByRole('checkbox', { name: /^Select jonas/ })).toBeChecked()
  await user.keyboard('n')
  expect(screen.getByRole('textbox', { name: 'Add a note' })).toHaveFocus()
})

test('filters by state and person are in the address, and a view of them is kept', async () => {
  const { user, router } = openInbox('/admin/feedback', [
    ...three,
    { ...(three[0] ?? three[1]), id: 4, state: 'planned' } as never,
  ])
  await row(/ruth/)
  await user.selectOptions(screen.getByLabelText('State'), 'Planned')
  await waitFor(() => expect(rows()).toEqual([4]))
  expect(router.state.location.search).toBe('?state=planned')
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keep this view' }))
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mine' }))
  expect(router.state.location.search).toBe('?assignee=1')
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Planned' }))
  expect(router.state.location.search).toBe('?state=planned')
})
