import { act, screen, waitFor } from '@testing-library/react'
import { openInbox, row, rows } from '../testing/openInbox'
import { someFeedback } from '../testing/someFeedback'

const many = Array.from({ length: 120 }, (_, index) =>
  someFeedback({ id: 120 - index, type: index % 2 ? 'bug' : 'general', rating: null }),
)

test('a filter is in the address and stays on page two', async () => {
  const { user, router } = openInbox('/admin/feedback?search=chart', many)
  await user.click(await screen.findByText('bug'))
  expect(await screen.findByText('1–50 of 60')).toBeVisible()
  await user.click(screen.getByText('Next'))
  expect(await screen.findByText('51–60 of 60')).toBeVisible()
  await waitFor(() => expect(rows()).toHaveLength(10))
  expect(router.state.location.search).toBe('?filter=bug&search=chart&page=2')
})

test('another order starts at its first page, and Back returns to the page before', async () => {
  const { user, router } = openInbox('/admin/feedback?filter=bug&page=2', many)
  expect(await screen.findByText('51–60 of 60')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Sort'), 'Oldest first')
  expect(router.state.location.search).toBe('?filter=bug&sort=oldest')
  await waitFor(() => expect(rows()[0]).toBe(1))
  await act(() => router.navigate(-1))
  expect(await screen.findByText('51–60 of 60')).toBeVisible()
})

test('a search lists matches and says when there are none', async () => {
  const { user, router } = openInbox()
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
  const { router } = openInbox('/admin/feedback?page=9')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(rows()).toEqual([3, 2, 1]))
})
