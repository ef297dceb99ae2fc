import { screen, waitFor, within } from '@testing-library/react'
import { openInbox, rows } from '../testing/openInbox'

// Both the selects of wide screens and the button of narrow ones are in the document; CSS shows one of them.
test('the sheet filters at once, and tells how many items are left', async () => {
  const { router, user } = openInbox()
  await waitFor(() => expect(rows()).toEqual([3, 2, 1]))
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.selectOptions(sheet.getByRole('combobox', { name: 'State' }), 'Planned')
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Taken care of by' }), 'Nobody’s')
  expect(router.state.location.search).toBe('?state=planned&assignee=0')
  expect(await sheet.findByRole('button', { name: 'Show 0 items' })).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Take all off' }))
  expect(router.state.location.search).toBe('')
  await user.click(await sheet.findByRole('button', { name: 'Show 3 items' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a filter that is on is taken off by its chip, and the others stay', async () => {
  const { router, user } = openInbox('/admin/feedback?state=planned&label=odd&search=all')
  expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take off State: Planned' }))
  expect(router.state.location.search).toBe('?label=odd&search=all')
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Take off Label: #odd' }))
  expect(router.state.location.search).toBe('?search=all')
})
