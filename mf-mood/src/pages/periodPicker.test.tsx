import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMood } from '../testing/aMood'
import { countedDays } from '../testing/countedDays'
import { CalendarPage } from './CalendarPage'

const on = (id: number, local_date: string) =>
  aMood({ id, local_date, mood_value: 4, timestamp: `${local_date}T12:00:00Z` })

const open = (view: 'month' | 'year', search: string) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB')
  signInAs()
  const readings = [on(3, '2025-02-14'), on(2, '2020-03-12'), on(1, '2015-06-20')]
  fakeApi({ 'GET /mood/': () => readings, 'GET /mood/days/': () => countedDays(readings) })
  const path = `/mood/history/${view}`
  return renderScreen(<CalendarPage view={view} />, { path: path + search, route: path })
}

it('leads to a month of another year, none before the first reading', async () => {
  const { user, router } = open('month', '?m=2025-02')
  await user.click(await screen.findByRole('button', { name: 'February 2025' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a month' }))
  expect(picker.getByRole('button', { name: 'February 2025' })).toHaveAttribute('aria-current')
  await user.selectOptions(picker.getByLabelText('Year'), '2015')
  expect(picker.getByRole('button', { name: 'May 2015' })).toBeDisabled()
  await user.click(picker.getByRole('button', { name: 'June 2015' }))
  expect(await screen.findByRole('grid', { name: 'Moods in June 2015' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.search).toBe('?m=2015-06')
})

it('leads to another year, and Escape leaves it where it was', async () => {
  const { user, router } = open('year', '?y=2025')
  await user.click(await screen.findByRole('button', { name: '2025' }))
  await screen.findByRole('dialog', { name: 'Choose a year' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?y=2025')
  await user.click(screen.getByRole('button', { name: '2025' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a year' }))
  await user.click(picker.getByRole('button', { name: '2015' }))
  expect(await screen.findByRole('heading', { name: '2015' })).toBeVisible()
  expect(router.state.location.search).toBe('?y=2015')
})
