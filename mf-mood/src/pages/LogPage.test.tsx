import { loadDraft, sendNow } from '@truenorth/shared-auth/outbox'
import { fakeApi, networkError, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { logQuotes } from '../logContent'
import { aMood } from '../testing/aMood'
import { silenceReports } from '../testing/silenceReports'
import { LogPage } from './LogPage'

const open = () => {
  signInAs()
  return renderScreen(<LogPage />, { path: '/mood/create', route: '/mood/create' })
}
const saveButton = () => screen.getByRole('button', { name: 'Save Reading' })

it('asks for the mood first and shows the rest once one is chosen', async () => {
  const { user } = open()
  expect(screen.getByRole('heading', { name: 'Log Your Compass Reading' })).toBeInTheDocument()
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  expect(screen.queryByLabelText('Note')).not.toBeInTheDocument()
  expect(saveButton()).toBeDisabled()
  expect(saveButton()).toHaveAccessibleDescription('Please select your mood to continue')

  await user.click(screen.getByRole('radio', { name: 'Good' }))
  expect(screen.getByLabelText('Note')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Tags' })).toBeInTheDocument()
  expect(saveButton()).toBeEnabled()
  expect(screen.queryByText('Please select your mood to continue')).not.toBeInTheDocument()
})

it('saves mood, energy, note and tags, then shows the dashboard', async () => {
  const api = fakeApi({ 'POST /mood/': (body) => [201, aMood(body)] })
  const { user, router } = open()
  await user.click(screen.getByRole('radio', { name: 'Excellent' }))
  await user.click(screen.getByRole('radio', { name: 'High Energy' }))
  await user.type(screen.getByLabelText('Note'), ' Finished the shelf. ')
  await user.click(screen.getByRole('checkbox', { name: 'creative' }))
  await user.type(screen.getByLabelText('Custom tag'), ' Slow Evening{Enter}')
  await user.click(saveButton())
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(api.callsOf('POST /mood/').map(({ body }) => body)).toEqual([
    {
      mood_value: 5,
      energy: 'high',
      note: 'Finished the shelf.',
      tags: ['creative', 'slow evening'],
    },
  ])
})

it('a tag that was typed and not added is saved with the rest', async () => {
  const api = fakeApi({ 'POST /mood/': (body) => [201, aMood(body)] })
  const { user, router } = open()
  await user.click(screen.getByRole('radio', { name: 'Okay' }))
  await user.type(screen.getByLabelText('Custom tag'), ' #Slow   Evening ')
  await user.click(saveButton())
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(api.callsOf('POST /mood/')[0]?.body).toMatchObject({ tags: ['slow evening'] })
})

it('cuts a tag that is too long while it is typed', async () => {
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: 'Okay' }))
  await user.click(screen.getByLabelText('Custom tag'))
  await user.paste('x'.repeat(120))
  expect(screen.getByLabelText('Custom tag')).toHaveValue('x'.repeat(50))
  expect(screen.getByText('A tag has at most 50 characters.')).toBeInTheDocument()
})

it('sends no energy when none was chosen', async () => {
  const api = fakeApi({ 'POST /mood/': (body) => [201, aMood(body)] })
  const { user, router } = open()
  await user.click(screen.getByRole('radio', { name: 'Okay' }))
  await user.click(saveButton())
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(api.callsOf('POST /mood/')[0]?.body).toMatchObject({ mood_value: 3, energy: null })
})

it('shows eight tags, all eighteen after "more", and a chosen one always', async () => {
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: 'Sad' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: 'more' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(18)
  await user.click(screen.getByRole('checkbox', { name: 'lonely' }))
  await user.click(screen.getByRole('button', { name: 'less' }))
  expect(screen.getByRole('checkbox', { name: 'lonely' })).toBeChecked()
})

it('counts the note in code points and keeps no more than 500', async () => {
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: 'Good' }))
  await user.click(screen.getByLabelText('Note'))
  await user.paste('🙂'.repeat(501))
  expect(screen.getByText('500/500')).toBeInTheDocument()
  expect(screen.getByLabelText('Note')).toHaveValue('🙂'.repeat(500))
})

it('shows another quote on request', async () => {
  const { user } = open()
  const shown = () => logQuotes.find((quote) => screen.queryByText(quote))
  const first = shown()
  expect(first).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Another quote' }))
  expect(shown()).not.toBe(first)
})

it('a save that fails shows no message and keeps the values, and a retry stores nothing twice', async () => {
  const api = fakeApi({
    'POST /mood/': () => {
      throw networkError()
    },
  })
  const { user, router } = open()
  silenceReports()
  await user.click(screen.getByRole('radio', { name: 'Good' }))
  await user.type(screen.getByLabelText('Note'), 'On the train')
  await user.click(saveButton())
  await waitFor(() => expect(api.callsOf('POST /mood/')).toHaveLength(1))
  await waitFor(() => expect(saveButton()).toBeEnabled())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Note')).toHaveValue('On the train')

  api.respond({ 'POST /mood/': (body) => [201, aMood(body)] })
  await user.click(saveButton())
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  const keys = api.callsOf('POST /mood/').map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

it('restores what was typed after the page was left', async () => {
  const { user, unmount } = open()
  await user.click(screen.getByRole('radio', { name: 'Good' }))
  await user.type(screen.getByLabelText('Note'), 'Half a thought')
  await user.type(screen.getByLabelText('Custom tag'), 'half a tag')
  unmount()
  await waitFor(async () =>
    expect(await loadDraft('mood-log')).toMatchObject({ note: 'Half a thought' }),
  )
  renderScreen(<LogPage />, { path: '/mood/create' })
  expect(await screen.findByDisplayValue('Half a thought')).toBeInTheDocument()
  expect(screen.getByLabelText('Custom tag')).toHaveValue('half a tag')
  expect(screen.getByText(/^This is a draft/)).toBeVisible()
})

it('confirms a queued reading that is sent while its form is open, and empties the form', async () => {
  silenceReports()
  const api = fakeApi({
    'POST /mood/': () => {
      throw networkError()
    },
  })
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: 'Good' }))
  await user.type(screen.getByLabelText('Note'), 'On the train')
  await user.click(saveButton())
  await waitFor(() => expect(saveButton()).toBeEnabled())
  api.respond({ 'POST /mood/': (body) => [201, aMood(body)] })
  await act(async () => sendNow())
  expect(await screen.findByText('Your reading has been saved.')).toBeVisible()
  expect(saveButton()).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Good' })).not.toBeChecked()
  expect(await loadDraft('mood-log')).toBeUndefined()
})

describe('a reading of another moment', () => {
  const change = () => screen.findByRole('button', { name: / · change$/ })

  it('is sent with the wall clock, its offset and the zone that were chosen', async () => {
    const api = fakeApi({ 'POST /mood/': (body) => [201, aMood(body)] })
    const { user, router } = open()
    await user.click(await change())
    await user.click(await screen.findByRole('button', { name: /^Last night/ }))
    await user.click(screen.getByRole('button', { name: 'Use this time' }))
    expect(await change()).toHaveTextContent('Last night · change')
    await waitFor(async () => expect(await change()).toHaveFocus())
    await user.click(screen.getByRole('radio', { name: 'Okay' }))
    await user.click(saveButton())
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(api.callsOf('POST /mood/')[0]?.body).toMatchObject({
      recorded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT22:00[+-]\d\d:\d\d$/),
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  it('is of the day in the address, without a clock, and leads back to that day', async () => {
    const api = fakeApi({ 'POST /mood/': (body) => [201, aMood(body)] })
    signInAs()
    const path = '/mood/create?day=2025-02-03'
    const { user, router } = renderScreen(<LogPage />, { path, route: '/mood/create' })
    expect(await change()).toHaveTextContent('Another day · change')
    await user.click(screen.getByRole('radio', { name: 'Okay' }))
    await user.click(saveButton())
    await waitFor(() => expect(router.state.location.pathname).toBe('/mood/history/month'))
    expect(api.callsOf('POST /mood/')[0]?.body).toMatchObject({ recorded_at: '2025-02-03' })
  })

  it('is never ahead of now', async () => {
    const { user } = open()
    await user.click(await change())
    const date = await screen.findByLabelText('Date')
    await user.clear(date)
    await user.click(screen.getByRole('button', { name: 'Use this time' }))
    expect(await screen.findByText('Choose a date.')).toBeVisible()
    await user.type(date, '2999-01-01')
    await user.click(screen.getByRole('button', { name: 'Use this time' }))
    expect(await screen.findByText('This is still to come. Choose a time up to now.')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(await change()).toHaveTextContent('Now · change')
  })

  it('says at the line what the server has against it', async () => {
    fakeApi({ 'POST /mood/': () => [400, { recorded_at: ['This must not be later than now.'] }] })
    silenceReports()
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: 'Okay' }))
    await user.click(saveButton())
    expect(await screen.findByText('This must not be later than now.')).toBeVisible()
  })
})
