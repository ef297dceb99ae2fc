import { fakeApi, noAnswer, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import App from '../App'
import { inboxAnswers } from '../testing/inboxAnswers'
import { someFeedback } from '../testing/someFeedback'

const three = [
  someFeedback({ id: 3 }),
  someFeedback({ id: 2, type: 'feature', username: 'ruth_t', message: 'Let me drag a waypoint.' }),
  someFeedback({
    id: 1,
    type: 'general',
    username: undefined,
    email: '',
    rating: null,
    message: 'All quiet.',
    is_read: true,
  }),
]

const open = (path = '/admin/feedback', held = three) => {
  signInAs({ is_admin: true })
  const api = fakeApi(inboxAnswers(held))
  return { api, ...renderScreen(<App />, { path }) }
}
const row = (name: RegExp) => screen.findByRole('link', { name })
const rows = () =>
  Array.from(document.querySelectorAll<HTMLElement>('a[data-item]'), ({ dataset }) =>
    Number(dataset['item']),
  )
const tile = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

test('counts the whole inbox, and says in the heading how much of it is unread', async () => {
  open('/admin/feedback?filter=general')
  await waitFor(() => expect(tile('Total')).toHaveTextContent('3'))
  expect(tile('Unread')).toHaveTextContent('2')
  expect(tile('Bugs')).toHaveTextContent('1')
  expect(tile('Features')).toHaveTextContent('1')
  const heading = screen.getByRole('heading', { level: 1, name: 'User Feedback' })
  expect(heading).toHaveAttribute('data-title', '(2) User Feedback')
  expect(screen.getByText('2 unread')).toBeVisible()
})

test('lists who wrote, when, how many stars, and marks what is unread in words too', async () => {
  open()
  expect(await row(/^Unread ?jonas\.w ?November 27, 2025 ?The chart .*4 of 5 stars$/)).toBeVisible()
  expect(await row(/^Anonymous ?November 27, 2025 ?All quiet\.$/)).toBeVisible()
})

test('an item is opened by its row and says all that is known of it', async () => {
  const { user, router } = open()
  await user.click(await row(/jonas/))
  const detail = await screen.findByRole('article', { name: 'Bug Report' })
  expect(within(detail).getByRole('heading', { name: 'Bug Report' })).toHaveFocus()
  expect(detail).toHaveTextContent('jonas.w jonas@example.org')
  expect(detail).toHaveTextContent(/November 27, 2025, 12:56/)
  expect(within(detail).getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  expect(detail).toHaveTextContent('/dashboard')
  expect(detail).toHaveTextContent('although I never opened the app')
  expect(router.state.location.search).toBe('?item=3')
})

test('a message is text: no markup of it is run and no address in it becomes a link', async () => {
  const message = '<img src=x onerror=alert(1)> see https://example.org\nnext line'
  open('/admin/feedback?item=9', [someFeedback({ id: 9, message })])
  const detail = await screen.findByRole('article')
  expect(detail).toHaveTextContent('<img src=x onerror=alert(1)> see https://example.org')
  expect(within(detail).queryByRole('link')).toBeNull()
  expect(detail.querySelector('img')).toBeNull()
})

test('Mark as read is there only for what is unread', async () => {
  const { api, user } = open('/admin/feedback?item=3')
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(tile('Unread')).toHaveTextContent('1'))
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull()
  expect(api.callsOf('PATCH /feedback/:id/')).toMatchObject([
    { params: { id: '3' }, body: { is_read: true } },
  ])
})

test('what was read stays open although the filter no longer lists it', async () => {
  const { user } = open('/admin/feedback?filter=unread&item=3')
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(rows()).toEqual([2]))
  expect(screen.getByRole('article', { name: 'Bug Report' })).toBeVisible()
})

test('a mark that fails is taken back and only logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { api, user } = open('/admin/feedback?item=3')
  const button = await screen.findByRole('button', { name: 'Mark as read' })
  api.answer({ 'PATCH /feedback/:id/': () => [500] })
  await user.click(button)
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
  expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeVisible()
  expect(tile('Unread')).toHaveTextContent('2')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('deleting asks first, then takes the item out and goes back to the list', async () => {
  const { api, user, router } = open('/admin/feedback?item=3')
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

test('a delete that fails brings the item back and is only logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { api, user } = open('/admin/feedback?item=3')
  api.answer({ 'DELETE /feedback/:id/': () => [500] })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(rows()).toEqual([3, 2, 1]))
})

test('filter, search and order stand in the address and survive page two', async () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    someFeedback({ id: 120 - index, type: index % 2 ? 'bug' : 'general' }),
  )
  const { user, router } = open('/admin/feedback', many)
  await user.click(await screen.findByRole('button', { name: 'bug' }))
  expect(await screen.findByText('1–50 of 60')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(await screen.findByText('51–60 of 60')).toBeVisible()
  await waitFor(() => expect(rows()).toHaveLength(10))
  expect(router.state.location.search).toBe('?filter=bug&page=2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Oldest first')
  expect(router.state.location.search).toBe('?filter=bug&sort=oldest')
  await waitFor(() => expect(rows()[0]).toBe(1))
  await act(() => router.navigate(-1))
  expect(await screen.findByText('51–60 of 60')).toBeVisible()
})

test('a search finds words and says so when there are none', async () => {
  const { user, router } = open()
  await row(/ruth_t/)
  const box = screen.getByRole('searchbox', { name: 'Search feedback' })
  await user.type(box, 'waypoint')
  await waitFor(() => expect(rows()).toEqual([2]))
  expect(router.state.location.search).toBe('?search=waypoint')
  await user.type(box, ' of nobody')
  expect(await screen.findByRole('heading', { name: 'No feedback found' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all feedback' }))
  await waitFor(() => expect(rows()).toEqual([3, 2, 1]))
  expect(box).toHaveValue('')
})

test('a page beyond the last leads to the last', async () => {
  const { router } = open('/admin/feedback?page=9')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(rows()).toEqual([3, 2, 1]))
})

test('j and k step through the list, m marks as read, Delete asks', async () => {
  const { user, router } = open()
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

test('single keys can be turned off, and the address remembers it', async () => {
  const { user, router } = open()
  await row(/jonas/)
  await user.click(screen.getByRole('button', { name: 'Turn keys off' }))
  await user.keyboard('j')
  expect(router.state.location.search).toBe('?keys=off')
})

test('an item that another administrator deleted says so', async () => {
  const { user } = open('/admin/feedback?item=77')
  expect(await screen.findByText(/This feedback is no longer here/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(await row(/jonas/)).toBeVisible()
})

test('an empty inbox says what will arrive here', async () => {
  open('/admin/feedback', [])
  expect(await screen.findByRole('heading', { name: 'No feedback yet' })).toBeVisible()
})

test('a load that fails is logged, and its place offers to try again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  signInAs({ is_admin: true })
  const dead = () => {
    throw noAnswer()
  }
  const api = fakeApi({ 'GET /feedback/list/': dead, 'GET /feedback/summary/': dead })
  const { user } = renderScreen(<App />, { path: '/admin/feedback' })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(logged).toHaveBeenCalledWith('[truenorth] loading the feedback', 'ERR_NETWORK')
  expect(screen.queryByRole('alert')).toBeNull()
  api.answer(inboxAnswers(three))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await row(/jonas/)).toBeVisible()
})
