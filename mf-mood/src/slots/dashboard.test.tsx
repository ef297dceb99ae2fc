import { addDays, localToday } from '@truenorth/shared-ui'
import { loadDraft } from '@truenorth/shared-auth/outbox'
import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMood } from '../testing/aMood'
import Bearing from './Bearing'
import Care from './Care'
import DailyQuote from './DailyQuote'
import Tiles from './Tiles'

const today = localToday()
const latest = aMood({ id: 9, local_date: today, timestamp: `${today}T08:12:00Z` })
const on = (daysAgo: number, mood_value: number) => {
  const day = addDays(today, -daysAgo)
  return aMood({ id: daysAgo, mood_value, local_date: day, timestamp: `${day}T12:00:00Z` })
}
const show = (slot: React.ReactElement) => {
  signInAs()
  return renderScreen(slot, { path: '/dashboard' })
}

describe('the bearing of today', () => {
  it('shows the latest reading of today and links to its edit page', async () => {
    fakeApi({ 'GET /mood/today/': () => latest })
    show(<Bearing />)
    expect(await screen.findByText(/Last updated 8:12/)).toBeInTheDocument()
    expect(screen.getByRole('img', { name: /points to Good/ })).toBeInTheDocument()
    expect(screen.getByText('Medium Energy')).toBeInTheDocument()
    expect(screen.getByText('“Slept well.”')).toBeInTheDocument()
    expect(screen.getByText('#calm')).toBeInTheDocument()
    const adjust = screen.getByRole('link', { name: 'Adjust Reading' })
    expect(adjust).toHaveAttribute('href', '/mood/9/edit')
  })

  it('shows the beginning of a long note, and all of it on request', async () => {
    const note = 'A long day on the water. '.repeat(18).trim()
    fakeApi({ 'GET /mood/today/': () => ({ ...latest, note }) })
    const { user } = show(<Bearing />)
    await user.click(await screen.findByRole('button', { name: 'Read more' }))
    expect(screen.getByText(`“${note}”`)).toBeInTheDocument()
  })

  it('points to north without a reading and links to the log', async () => {
    fakeApi({ 'GET /mood/today/': () => [404, { detail: 'Not found.' }] })
    show(<Bearing />)
    const log = await screen.findByRole('link', { name: 'Log New Reading' })
    expect(log).toHaveAttribute('href', '/mood/create')
    expect(screen.getByRole('img', { name: /rests at north/ })).toBeInTheDocument()
  })

  it('offers to try again after a failed load, without an alert', async () => {
    const api = fakeApi({ 'GET /mood/today/': () => [500, ''] })
    const { user } = show(<Bearing />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    api.respond({ 'GET /mood/today/': () => latest })
    await user.click(retry)
    expect(await screen.findByText('“Slept well.”')).toBeInTheDocument()
  })
})

describe('the tiles', () => {
  const tile = (label: string) => screen.getByText(label).parentElement

  it('show four figures of all readings', async () => {
    fakeApi({
      'GET /mood/': () => [on(1, 5), on(2, 4), on(3, 4)],
      'GET /mood/weekly-average/': () => [
        { week_start: today, average_mood: 3.6, count: 3 },
        { week_start: '2020-01-06', average_mood: 1, count: 1 },
      ],
    })
    show(<Tiles />)
    await waitFor(() => expect(tile('Total Readings')).toHaveTextContent('3'))
    expect(tile('Most Frequent')).toHaveTextContent('Good2 of 3 readings')
    expect(tile('Weekly Average')).toHaveTextContent('3.6up 12.5% against 3.2')
    expect(tile('Insights Unlocked')).toHaveTextContent('82 new')
  })

  it('show zeros without readings', async () => {
    fakeApi({ 'GET /mood/': () => [], 'GET /mood/weekly-average/': () => [] })
    show(<Tiles />)
    await waitFor(() => expect(tile('Total Readings')).toHaveTextContent('0none yet'))
    expect(tile('Weekly Average')).toHaveTextContent('0.0none yet')
  })

  it('show the figures that could be loaded', async () => {
    fakeApi({ 'GET /mood/': () => [on(1, 5)], 'GET /mood/weekly-average/': () => [500, ''] })
    show(<Tiles />)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(tile('Total Readings')).toHaveTextContent('1')
    expect(tile('Most Frequent')).toHaveTextContent('1 of 1 reading')
    expect(tile('Weekly Average')).toHaveTextContent(/^Weekly Average–$/)
  })

  it('show dashes when nothing could be loaded', async () => {
    fakeApi({
      'GET /mood/': () => [500, ''],
      'GET /mood/weekly-average/': () => [500, ''],
    })
    show(<Tiles />)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(tile('Total Readings')).toHaveTextContent(/^Total Readings–$/)
    expect(tile('Most Frequent')).toHaveTextContent(/^Most Frequent–$/)
    expect(tile('Weekly Average')).toHaveTextContent(/^Weekly Average–$/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the support banner', () => {
  const heavy = [on(0, 1), on(1, 1), on(2, 1)]

  it('is not shown on other days', async () => {
    const api = fakeApi({ 'GET /mood/': () => [on(0, 1), on(1, 1), on(2, 2)] })
    show(<Care />)
    await waitFor(() => expect(api.calls).toHaveLength(1))
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })

  it('appears after three heavy days and stays away after it was dismissed', async () => {
    fakeApi({ 'GET /mood/': () => heavy })
    const { user, unmount } = show(<Care />)
    const line = within(await screen.findByRole('complementary'))
    expect(line.getByRole('link')).toHaveAttribute('href', 'https://findahelpline.com')
    await user.click(line.getByRole('button', { name: 'Put this away' }))
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    await waitFor(async () => expect(await loadDraft('care-dismissed-on')).toBe(today))
    unmount()
    const api = fakeApi({ 'GET /mood/': () => heavy })
    renderScreen(<Care />)
    await waitFor(() => expect(api.calls).toHaveLength(1))
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 100)
        }),
    )
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })
})

it('shows a quote for today', () => {
  show(<DailyQuote />)
  expect(screen.getByText('For today')).toBeInTheDocument()
})
