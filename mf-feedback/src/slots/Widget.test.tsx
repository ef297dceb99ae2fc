import { fakeApi, noAnswer, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { someFeedback } from '../testing/someFeedback'
import Widget from './Widget'

const thanks = 'Thank You!'
const failed = 'Failed to submit feedback. Please try again.'
type Answer = (body: Record<string, unknown>) => unknown

const open = async (answer: Answer = () => [201, someFeedback()], path = '/mood/history?a=b') => {
  signInAs()
  const api = fakeApi({ 'POST /feedback/': answer })
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

test('sends what was said with the path where the form was opened, and nothing that was left out', async () => {
  const { user, message, submit, sent } = await open()
  await user.type(message, ' Late again. ')
  await submit()
  expect(await screen.findByText(thanks)).toBeVisible()
  expect(sent()).toMatchObject([{ headers: { 'idempotency-key': expect.any(String) } }])
  expect(sent()[0]?.body).toEqual({
    type: 'general',
    message: 'Late again.',
    page: '/mood/history',
  })
})

test('sends the kind, the stars and the address that were given', async () => {
  const { user, dialog, message, submit, sent } = await open()
  await user.click(dialog.getByRole('radio', { name: 'Bug Report' }))
  await user.click(dialog.getByRole('radio', { name: '4 stars' }))
  await user.type(message, 'No.')
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'casey@example.org')
  await submit()
  await screen.findByText(thanks)
  expect(sent()[0]?.body).toMatchObject({ type: 'bug', rating: 4, email: 'casey@example.org' })
})

test('stars are set by keyboard, and taken back', async () => {
  const { user, dialog } = await open()
  dialog.getByRole('radio', { name: '2 stars' }).focus()
  await user.keyboard(' ')
  expect(dialog.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'No rating' }))
  expect(dialog.getByRole('radio', { name: '2 stars' })).not.toBeChecked()
})

test('a form that stood open is open again after a reload or an ended session, for its owner alone', async () => {
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

test('feedback without words is not sent; the field says why and has the focus', async () => {
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

test('an address that is none is not sent', async () => {
  const { user, dialog, message, submit, sent } = await open()
  await user.type(message, 'Fine.')
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'casey')
  await submit()
  expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  expect(sent()).toEqual([])
})

test('says Sending... while it does, thanks for two seconds, then closes and starts afresh', async () => {
  let answer: (given: unknown) => void = () => {}
  const { user, dialog, message, submit } = await open(
    () => new Promise((resolve) => (answer = resolve)),
  )
  await user.type(message, 'Nice.')
  await submit()
  const busy = await dialog.findByRole('button', { name: 'Sending...' })
  expect(busy).toBeDisabled()
  await waitFor(() => answer([201, someFeedback()]))
  const said = await screen.findByText(thanks)
  const from = Date.now()
  await waitFor(() => expect(said).not.toBeInTheDocument(), { timeout: 4_000 })
  expect(Date.now() - from).toBeGreaterThan(1_500)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Send Feedback' }))
  expect(await screen.findByRole('textbox', { name: /Your feedback/ })).toHaveValue('')
})

test('a failure says so and keeps every word; sending again stores it once', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, api, dialog, message, submit, sent } = await open(() => {
    throw noAnswer()
  })
  await user.type(message, 'The tunnel ate it.')
  await submit()
  expect(await dialog.findByRole('alert')).toHaveTextContent(failed)
  expect(logged).toHaveBeenCalledWith('[truenorth] sending feedback', expect.anything())
  expect(message).toHaveValue('The tunnel ate it.')
  api.answer({ 'POST /feedback/': () => [201, someFeedback()] })
  await submit()
  await screen.findByText(thanks)
  const keys = sent().map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('what the server finds wrong stands at its field', async () => {
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

test('too much feedback in an hour says when to try again', async () => {
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

test('what was typed is there again after the form was closed', async () => {
  const { user, dialog, message } = await open()
  await user.type(message, 'Not yet finished')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Send Feedback' }))
  const again = await screen.findByRole('textbox', { name: /Your feedback/ })
  await waitFor(() => expect(again).toHaveValue('Not yet finished'))
})
