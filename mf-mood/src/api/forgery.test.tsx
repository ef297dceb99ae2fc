// Every call about readings, whatever answers in place of the server (D41).
import type { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import {
  brokenAnswers,
  fakeApi,
  foreignAnswers,
  signInAs,
  unpromisedBodies,
} from '@truenorth/shared-auth/testing'
import { makeQueryClient, withQueries } from '@truenorth/shared-ui/testing'
import { moodQueries } from './moods'
import { useChangeReading, useDeleteReading } from './moodWrites'
import { weeklyAverages } from './weeklyAverages'

const day = '2025-11-27'

beforeEach(() => {
  signInAs()
})

const readLists = (client: QueryClient) => [
  client.fetchQuery(moodQueries.list()),
  client.fetchQuery(moodQueries.history()),
  client.fetchQuery(moodQueries.recent(day)),
  client.fetchQuery(weeklyAverages(day)),
  client.fetchQuery(moodQueries.editable('7')),
]

describe.each(foreignAnswers)('%s', (_what, answer) => {
  it('says nothing about readings, nor that there is none today', async () => {
    fakeApi({
      'GET /mood/': answer,
      'GET /mood/history/': answer,
      'GET /mood/weekly-average/': answer,
      'GET /mood/today/': answer,
      'GET /mood/:id/': answer,
    })
    const client = makeQueryClient()
    const loads = [...readLists(client), client.fetchQuery(moodQueries.today(day))]
    const results = await Promise.allSettled(loads)
    expect(results.map(({ status }) => status)).toEqual(loads.map(() => 'rejected'))
  })
})

describe.each(brokenAnswers)('%s', (_what, answer) => {
  it('is no list of readings and no reading', async () => {
    fakeApi({
      'GET /mood/': answer,
      'GET /mood/history/': answer,
      'GET /mood/weekly-average/': answer,
      'GET /mood/:id/': answer,
    })
    const loads = readLists(makeQueryClient())
    const results = await Promise.allSettled(loads)
    expect(results.map(({ status }) => status)).toEqual(loads.map(() => 'rejected'))
  })
})

it.each([...foreignAnswers, ...brokenAnswers])('%s changes no reading', async (_what, answer) => {
  fakeApi({ 'PATCH /mood/:id/': answer })
  const { result } = renderHook(useChangeReading, withQueries())
  result.current.mutate({ id: 7, changes: { note: 'x' }, etag: '"1"' })
  await waitFor(() => expect(result.current.isError).toBe(true))
})

it.each([...foreignAnswers, ...unpromisedBodies])(
  '%s deletes no reading',
  async (_what, answer) => {
    fakeApi({ 'DELETE /mood/:id/': answer })
    const { result } = renderHook(useDeleteReading, withQueries())
    result.current.mutate(7)
    await waitFor(() => expect(result.current.isError).toBe(true))
  },
)
