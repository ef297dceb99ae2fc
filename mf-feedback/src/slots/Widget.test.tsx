import { describeScreen, get, report } from '@truenorth/shared-auth'
import { fakeApi, networkError, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { toast } from '@truenorth/shared-ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { someFeedback } from '../testing/someFeedback'
import Widget from './Widget'

const thanks = 'Thank You!'
const failed = 'Failed to submit feedback. Please try again.'
type Answer = (body: Record<string, unknown>) => unknown

let page = '/mood/history'
const remotes = [{ name: 'mood', version: '2.15.0-3fa9' }]
beforeEach(() => {
  page = '/mood/history'
  describeScreen(() => ({ page, remotes }))
})

const news = (answers: number) => ({ 'GET /my-feedback/news/': () => ({ answers }) })

const open = async (answer: Answer = () => [201, someFeedback()], path = '/mood/history?a=b') => {
  signInAs()
  const api = fakeApi({ ...news(0), 'POST /feedback/': answer })
  const view = renderScreen(<Widget />, { path })
  await view.user.click(screen.getByRole('button', { name: 'Send Feedback' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Feedback' }))
  const submit = () => view.user.click(dialog.getByRole('button', { name: 'Send Feedback' }))
  const message = dialog.getByRole('textbox', { name: /Your feedback/ })
  return { ...view, api, dialog, submit, message, sent: () => api.callsOf('POST /feedback/') }
}

test('starts as general feedback without a rating', async () => {
  const { dialog } = await open()
  expect(dialog.getByRole('radio', { name: 'General Feedback' })).toBeChecked()
  expect(dialog.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toHaveLength(1)
})

test('sends the message with what is on screen, without fields that were left out', async () => {
  const { user, message, submit, sent } = await open()
  await user.type(message, ' Late again. ')
  await submit()
  expect(await screen.findByText(thanks)).toBeVisible()
  expect(sent()).toMatchObject([{ headers: { 'idempotency-key': expect.any(String) } }])
  expect(sent()[0]?.body).toEqual({
    type: 'general',
    message: 'Late again.',
    page: '/mood/history',
    context: {
      remotes,
      language: 'en-US',
      theme: 'light',
      window: { width: innerWidth, height: innerHeight },
    },
  })
})

test('tells what is sent along, and sends nothing that was taken out', async () => {
  const { user, dialog, message, submit, sent } = await open()
  const fold = dialog.getByText(/^Sent along: /)
  expect(fold).toHaveTextContent(
    `Sent along: /mood/history, mood 2.15.0, American English, light, ${innerWidth} × ${innerHeight}`,
  )
  await user.click(fold)
  await user.click(dialog.getByRole('checkbox', { name: 'Page: /mood/history' }))
  await user.click(dialog.getByRole('checkbox', { name: /^Language/ }))
  await user.click(dialog.getByRole('checkbox', { name: /^Window/ }))
  expect(dialog.getByText('Sent along: mood 2.15.0, light')).toBeVisible()
  await user.type(message, 'Late again.')
  await submit()
  await screen.findByText(thanks)
  const body = { type: 'general', message: 'Late again.', context: { remotes, theme: 'light' } }
  expect(sent()).toMatchObject([{ body }])
  expect(Object.keys(sent()[0]?.body ?? {})).toEqual(Object.keys(body))
})

test('a draft keeps what was to be sent along when it was typed; the next form begins anew', async () => {
  const { user, dialog, message, unmount } = await open()
  await user.click(dialog.getByText(/^Sent along: /))
  await user.click(dialog.getByRole('checkbox', { name: 'Theme: light' }))
  await user.type(message, 'Half a sen')
  unmount()
  page = '/dashboard'
  const again = renderScreen(<Widget />, { path: '/dashboard' })
  expect(await screen.findByDisplayValue('Half a sen')).toBeVisible()
  const fold = () => screen.getByText(/^Sent along: /)
  expect(fold()).toHaveTextContent('/mood/history')
  expect(fold()).not.toHaveTextContent('light')
  await again.user.click(screen.getByRole('button', { name: 'Start afresh' }))
  expect(fold()).toHaveTextContent(/^Sent along: \/dashboard, mood 2\.15\.0, .*light/)
})

test('the id of a request that has just failed is sent along, and not that of another user', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  signInAs()
  fakeApi({ ...news(0), 'GET /mood/': () => [500, {}, { 'x-request-id': 'c0ffee00-1234' }] })
  report(await get('/mood/').catch((error: unknown) => error), 'loading readings')
  const failed = renderScreen(<Widget />, { path: '/mood/history#send-feedback' })
  expect(
    await screen.findByRole('checkbox', {
      name: 'The error just shown: c0ffee00-1234',
      hidden: true,
    }),
  ).toBeChecked()
  failed.unmount()
  signInAs({ id: 8, username: 'river' })
  renderScreen(<Widget />, { path: '/mood/history#send-feedback' })
  expect(await screen.findByText(/^Sent along: /)).not.toHaveTextContent('error')
})

test('sends type, rating and email address', async () => {
  const { user, dialog, message, submit, sent } = await open()
  await user.click(dialog.getByRole('radio', { name: 'Bug Report' }))
  await user.click(dialog.getByRole('radio', { name: '4 stars' }))
  await user.type(message, 'No.')
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'casey@example.org')
  await submit()
  await screen.findByText(thanks)
  expect(sent()[0]?.body).toMatchObject({ type: 'bug', rating: 4, email: 'casey@example.org' })
})

test('a rating is set by keyboard and can be removed', async () => {
  const { user, dialog } = await open()
  dialog.getByRole('radio', { name: '2 stars' }).focus()
  await user.keyboard(' ')
  expect(dialog.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'No rating' }))
  expect(dialog.getByRole('radio', { name: '2 stars' })).not.toBeChecked()
})

test('a form that was open is open again after a reload or an ended session, only for its user', async () => {
  const { user, message, unmount } = await open()
  await user.type(message, 'Half a sen')
  unmount()
  const again = renderScreen(<Widget />, { path: '/dashboard' })
  expect(await screen.findByDisplayValue('Half a sen')).toBeVisible()
  again.unmount()
  signInAs({ id: 8, username: 'river' })
  renderScreen(<Widget />, { path: '/dashboard' })
  expect(screen.queryByRole('dialog')).toBeNull()
  signInAs()
  const back = renderScreen(<Widget />, { path: '/dashboard' })
  await back.user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  back.unmount()
  renderScreen(<Widget />, { path: '/dashboard' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('blank feedback is not sent; the field shows an error and has the focus', async () => {
  const { user, dialog, message, submit, sent } = await open()
  await user.type(message, '   ')
  await submit()
  expect(dialog.getByText('Please enter your feedback')).toBeVisible()
  expect(message).toHaveFocus()
  expect(message).toHaveAccessibleDescription('Please enter your feedback')
  expect(sent()).toEqual([])
  await user.type(message, 'x')
  expect(dialog.queryByText('Please enter your feedback')).toBeNull()
})

test('an invalid email address is not sent', async () => {
  const { user, dialog, message, submit, sent } = await open()
  await user.type(message, 'Fine.')
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'casey')
  await submit()
  expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  expect(sent()).toEqual([])
})

test('shows Sending... while it sends, thanks for two seconds, then closes and starts empty', async () => {
  let respond: (answer: unknown) => void = () => {}
  const { user, dialog, message, submit, sent } = await open(
    () => new Promise((resolve) => (respond = resolve)),
  )
  await user.type(message, 'Nice.')
  await submit()
  expect(await dialog.findByRole('button', { name: 'Sending...' })).toBeDisabled()
  await waitFor(() => expect(sent()).toHaveLength(1))
  const from = performance.now()
  respond([201, someFeedback()])
  await screen.findByText(thanks)
  await waitFor(() => expect(screen.queryByText(thanks)).toBeNull(), { timeout: 20_000 })
  // However slow the machine is, they cannot go sooner.
  expect(performance.now() - from).toBeGreaterThan(1_950)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Send Feedback' }))
  expect(await screen.findByRole('textbox', { name: /Your feedback/ })).toHaveValue('')
})

test('a failure shows an error and keeps every word; sending again stores it once', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, api, dialog, message, submit, sent } = await open(() => {
    throw networkError()
  })
  await user.type(message, 'The tunnel ate it.')
  await submit()
  expect(await dialog.findByRole('alert')).toHaveTextContent(failed)
  expect(logged).toHaveBeenCalledWith('[truenorth] sending feedback', expect.anything())
  expect(message).toHaveValue('The tunnel ate it.')
  api.respond({ 'POST /feedback/': () => [201, someFeedback()] })
  await submit()
  await screen.findByText(thanks)
  const keys = sent().map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('validation errors of the server are shown at their fields', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, dialog, message, submit } = await open(() => [
    400,
    { email: ['Enter a valid email address.'] },
  ])
  await user.type(message, 'Fine.')
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'a@b.c')
  await submit()
  expect(await dialog.findByText('Enter a valid email address.')).toBeVisible()
})

test('a rate limit says when to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, dialog, message, submit } = await open(() => [
    429,
    { detail: 'Request was throttled. Expected available in 1200 seconds.' },
    { 'retry-after': '1200' },
  ])
  await user.type(message, 'And another thing.')
  await submit()
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Too many attempts. Please try again in 20 minutes.',
  )
})

test('a closed form keeps its draft', async () => {
  const { user, dialog, message } = await open()
  await user.type(message, 'Not yet finished')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Send Feedback' }))
  const again = await screen.findByRole('textbox', { name: /Your feedback/ })
  await waitFor(() => expect(again).toHaveValue('Not yet finished'))
  expect(screen.getByText(/This is a draft/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start afresh' }))
  expect(again).toHaveValue('')
  expect(screen.queryByText(/This is a draft/)).toBeNull()
})

test('an address with #send-feedback opens the form over its screen, once', async () => {
  signInAs()
  fakeApi(news(0))
  const { router } = renderScreen(<Widget />, { path: '/mood/history?q=rain#send-feedback' })
  expect(await screen.findByRole('dialog', { name: 'Send Feedback' })).toBeVisible()
  expect(router.state.location).toMatchObject({ search: '?q=rain', hash: '' })
})

test('an answer that was not seen is told once in a tab, and not where it is shown', async () => {
  sessionStorage.clear()
  signInAs()
  fakeApi(news(2))
  const show = (path: string) => renderScreen(<Widget />, { path })
  const shown = show('/feedback')
  await waitFor(() => expect(shown.client.isFetching()).toBe(0))
  expect(screen.queryByText('Your feedback has been answered.')).toBeNull()
  shown.unmount()
  const elsewhere = show('/dashboard')
  expect(await screen.findByText('Your feedback has been answered.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', '/feedback')
  elsewhere.unmount()
  act(() => toast.closeOffers())
  const again = show('/dashboard')
  await waitFor(() => expect(again.client.isFetching()).toBe(0))
  expect(screen.queryByText('Your feedback has been answered.')).toBeNull()
})
