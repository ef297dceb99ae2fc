// Every call about feedback, whatever answers in place of the server (D41).
import { renderHook, waitFor } from '@testing-library/react'
import {
  brokenAnswers,
  fakeApi,
  foreignAnswers,
  signInAs,
  unpromisedBodies,
} from '@truenorth/shared-auth/testing'
import { makeQueryClient, withQueries } from '@truenorth/shared-ui/testing'
import { exportFeedback, feedbackQueries } from './feedback'
import { useDeleteFeedback, useMarkRead } from './feedbackChanges'
import { sendFeedback } from './sendFeedback'

const unread = { id: 7, is_read: false, type: 'bug' } as never
const { queryKey } = feedbackQueries.item(7)

const withClient = () => {
  const client = makeQueryClient()
  client.setQueryData(queryKey, unread)
  return { client, ...withQueries(client) }
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  signInAs()
})

describe.each([...foreignAnswers, ...brokenAnswers])('%s', (_what, answer) => {
  it('is no thanks, no list, no count, and marks nothing as read', async () => {
    const api = fakeApi({
      'POST /feedback/': answer,
      'PATCH /feedback/:id/': answer,
      'GET /feedback/list/': answer,
      'GET /feedback/summary/': answer,
    })
    await expect(
      sendFeedback({ type: 'bug', message: 'It stopped.', page: '/journal' }),
    ).rejects.toBeInstanceOf(Error)
    await expect(makeQueryClient().fetchQuery(feedbackQueries.list({}))).rejects.toBeInstanceOf(
      Error,
    )
    await expect(makeQueryClient().fetchQuery(feedbackQueries.summary({}))).rejects.toBeInstanceOf(
      Error,
    )
    const { client, wrapper } = withClient()
    renderHook(useMarkRead, { wrapper }).result.current(unread)
    await waitFor(() => expect(api.callsOf('PATCH /feedback/7/')).toHaveLength(1))
    await waitFor(() => expect(client.getQueryData(queryKey)).toEqual(unread))
  })
})

it.each([...foreignAnswers, ...unpromisedBodies])(
  '%s deletes no feedback',
  async (_what, answer) => {
    const api = fakeApi({ 'DELETE /feedback/:id/': answer })
    const { client, wrapper } = withClient()
    renderHook(useDeleteFeedback, { wrapper }).result.current(unread)
    await waitFor(() => expect(api.calls).toHaveLength(1))
    await waitFor(() => expect(client.getQueryData(queryKey)).toEqual(unread))
  },
)

it.each(foreignAnswers)('%s is no export', async (_what, answer) => {
  fakeApi({ 'GET /feedback/export/': answer, 'GET /feedback/export/json/': answer })
  await expect(exportFeedback('csv', {})).rejects.toBeInstanceOf(Error)
  await expect(exportFeedback('json', {})).rejects.toBeInstanceOf(Error)
})
