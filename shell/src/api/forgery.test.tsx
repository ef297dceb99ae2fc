// The shell's own calls, whatever answers in place of the server (D41).
import { renderHook, waitFor } from '@testing-library/react'
import {
  brokenAnswers,
  fakeApi,
  foreignAnswers,
  signInAs,
  unpromisedBodies,
} from '@truenorth/shared-auth/testing'
import { makeQueryClient, withQueries } from '@truenorth/shared-ui/testing'
import { fetchExport } from './archive'
import { listRemoteHealth } from './remoteHealth'
import { sessionQueries, useEndSession } from './sessions'

beforeEach(() => {
  signInAs()
})

it.each([...foreignAnswers, ...brokenAnswers])('%s is no list', async (_what, answer) => {
  fakeApi({ 'GET /auth/sessions/': answer, 'GET /client-reports/': answer })
  await expect(makeQueryClient().fetchQuery(sessionQueries.list())).rejects.toBeInstanceOf(Error)
  await expect(listRemoteHealth()).rejects.toBeInstanceOf(Error)
})

it.each([...foreignAnswers, ...unpromisedBodies])('%s ends no session', async (_what, answer) => {
  fakeApi({ 'DELETE /auth/sessions/:id/': answer })
  const client = makeQueryClient()
  const { result } = renderHook(() => useEndSession(() => {}), withQueries(client))
  result.current.mutate('a')
  await waitFor(() => expect(result.current.isError).toBe(true))
})

it.each(foreignAnswers)('%s is no archive and no table', async (_what, answer) => {
  fakeApi({ 'GET /account/export/': answer, 'GET /account/export/readings/': answer })
  await expect(fetchExport('everything')).rejects.toBeInstanceOf(Error)
  await expect(fetchExport('readings')).rejects.toBeInstanceOf(Error)
})
