import type { OwnFeedback } from '@truenorth/api-contract/feedback'
import {
  brokenAnswers,
  fakeApi,
  foreignAnswers,
  noNetwork,
  signInAs,
  unpromisedBodies,
} from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { someFeedback } from '../testing/someFeedback'
import { MyFeedbackPage } from './MyFeedbackPage'
import { StopLettersPage } from './StopLettersPage'

const answer = { id: 1, text: 'It goes again.', created_at: '2025-11-28T09:00:00Z', is_seen: false }
const sent: OwnFeedback[] = [
  {
    ...someFeedback({ id: 3, state: 'in_progress' }),
    context: { remotes: [{ name: 'mood', version: '2.15.0-3fa9' }], language: 'fr', theme: 'dark' },
    answers: [answer],
  },
  { ...someFeedback({ id: 2, message: 'All quiet.', is_read: true }), answers: [] },
]

const open = () => {
  signInAs()
  const api = fakeApi({
    'GET /my-feedback/': () => [200, sent],
    'POST /my-feedback/seen/': () => [204],
    'DELETE /my-feedback/:id/': () => [204],
  })
  return { api, ...renderScreen(<MyFeedbackPage />, { path: '/feedback' }) }
}
const items = async () =>
  within(await screen.findByRole('list', { name: 'Your feedback' })).getAllByRole('heading', {
    level: 2,
  })

test('shows what was sent with its state and answers, which then count as seen', async () => {
  const { api } = open()
  expect(await items()).toHaveLength(2)
  expect(screen.getByText('In progress')).toBeVisible()
  expect(screen.getByText('Read')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Our answer, new' })).toBeVisible()
  expect(screen.getByText('It goes again.')).toBeVisible()
  expect(screen.getByText('Sent along: /dashboard, mood 2.15.0, French, dark')).toBeVisible()
  await waitFor(() => expect(api.callsOf('POST /my-feedback/seen/')).toHaveLength(1))
})

test('taking back asks first, then removes it', async () => {
  const { api, user } = open()
  await items()
  const [first] = screen.getAllByRole('button', { name: 'Take it back' })
  if (first) await user.click(first)
  const question = within(await screen.findByRole('alertdialog'))
  expect(api.callsOf('DELETE /my-feedback/:id/')).toEqual([])
  api.respond({ 'GET /my-feedback/': () => [200, sent.slice(1)] })
  await user.click(question.getByRole('button', { name: 'Take it back' }))
  await waitFor(async () => expect(await items()).toHaveLength(1))
  expect(api.callsOf('DELETE /my-feedback/:id/')).toMatchObject([{ params: { id: '3' } }])
})

test.each([['no server', noNetwork] as const, ...foreignAnswers, ...brokenAnswers])(
  '%s in place of the list offers to try again, which then shows it',
  async (_what, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    signInAs()
    const api = fakeApi({
      'GET /my-feedback/': answer,
      'POST /my-feedback/seen/': () => [204],
    })
    const { user } = renderScreen(<MyFeedbackPage />, { path: '/feedback' })
    expect(await screen.findByText('Your feedback could not be loaded.')).toBeVisible()
    api.respond({ 'GET /my-feedback/': () => [200, sent] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await items()).toHaveLength(2)
  },
)

test.each([['no server', noNetwork] as const, ...foreignAnswers, ...unpromisedBodies])(
  '%s takes nothing back, and says so',
  async (_what, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { api, user } = open()
    await items()
    api.respond({ 'DELETE /my-feedback/:id/': answer })
    const [first] = screen.getAllByRole('button', { name: 'Take it back' })
    if (first) await user.click(first)
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Take it back' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/\w+ \w+.*\./)
    expect(await items()).toHaveLength(2)
  },
)

test('the link of a letter asks before it stops all others', async () => {
  const api = fakeApi({ 'POST /feedback-letters/stop/': () => [204] })
  const { user } = renderScreen(<StopLettersPage />, { path: '/feedback/letters?token=abc' })
  expect(api.calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Get no more letters' }))
  expect(await screen.findByText(/No more letters about feedback go to this address/)).toBeVisible()
  expect(api.callsOf('POST /feedback-letters/stop/')).toMatchObject([{ body: { token: 'abc' } }])
})
