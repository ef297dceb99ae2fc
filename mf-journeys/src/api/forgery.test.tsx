// Every call about paths and waypoints, whatever answers in place of the server (D41).
import { useCompleteMilestone } from './completion'
import { renderHook, waitFor } from '@testing-library/react'
import {
  brokenAnswers,
  fakeApi,
  foreignAnswers,
  signInAs,
  unpromisedBodies,
} from '@truenorth/shared-auth/testing'
import { makeQueryClient, withQueries } from '@truenorth/shared-ui/testing'
import { journeyQueries } from './journeys'
import {
  useArchiveJourney,
  useChangeStatus,
  useDeleteJourney,
  useSaveJourney,
} from './journeyWrites'
import { milestoneQueries } from './milestones'
import { useDeleteMilestone, useSaveMilestone, useSaveProgress } from './milestoneWrites'

const key = { journeyId: 7, milestoneId: 3 }
const item = { id: 3 } as never

beforeEach(() => {
  signInAs()
})

describe.each([...foreignAnswers, ...brokenAnswers])('%s', (_what, answer) => {
  it('is no path, no waypoint and no list of them', async () => {
    fakeApi({
      'GET /journey/': answer,
      'GET /journey/choices/': answer,
      'GET /journey/:id/': answer,
      'GET /journey/:id/milestone/': answer,
      'GET /journey/:id/milestone/type-choices/': answer,
      'GET /journey/:id/milestone/:milestone/': answer,
    })
    const client = makeQueryClient()
    const loads = [
      client.fetchQuery(journeyQueries.list()),
      client.fetchQuery(journeyQueries.choices()),
      client.fetchQuery(journeyQueries.forEditing(7)),
      client.fetchQuery(milestoneQueries.ofJourney(7)),
      client.fetchQuery(milestoneQueries.types(7)),
      client.fetchQuery(milestoneQueries.forEditing(key)),
    ]
    const results = await Promise.allSettled(loads)
    expect(results.map(({ status }) => status)).toEqual(loads.map(() => 'rejected'))
  })

  it('saves no path and no waypoint, and changes no status', async () => {
    fakeApi({
      'PATCH /journey/:id/': answer,
      'PATCH /journey/:id/milestone/:milestone/': answer,
    })
    const journey = renderHook(() => useSaveJourney(7), withQueries()).result
    const status = renderHook(() => useChangeStatus(7), withQueries()).result
    const milestone = renderHook(() => useSaveMilestone(key), withQueries()).result
    const progress = renderHook(() => useSaveProgress(key), withQueries()).result
    const completion = renderHook(() => useCompleteMilestone(7), withQueries()).result
    journey.current.mutate({ changes: { title: 'x' }, etag: '"1"' })
    status.current.mutate({ status: 'paused' })
    milestone.current.mutate({ changes: { title: 'x' }, etag: '"1"' })
    progress.current.mutate(40)
    completion.current.mutate({ id: 3, is_completed: true, progress: 0 })
    await waitFor(() =>
      expect(
        [journey, status, milestone, progress, completion].map(({ current }) => current.isError),
      ).toEqual([true, true, true, true, true]),
    )
  })
})

it.each([...foreignAnswers, ...unpromisedBodies])(
  '%s deletes no path and no waypoint',
  async (_what, answer) => {
    fakeApi({
      'DELETE /journey/:id/': answer,
      'DELETE /journey/:id/milestone/:milestone/': answer,
    })
    const journey = renderHook(useDeleteJourney, withQueries()).result
    const milestone = renderHook(() => useDeleteMilestone(7), withQueries()).result
    journey.current.mutate(item)
    milestone.current.mutate(item)
    await waitFor(() =>
      expect([journey.current.isError, milestone.current.isError]).toEqual([true, true]),
    )
  },
)

it.each(foreignAnswers)('%s archives no path', async (_what, answer) => {
  const api = fakeApi({ 'PATCH /journey/:id/': answer })
  const client = makeQueryClient()
  const before = [{ id: 7, status: 'active' }] as never
  client.setQueryData(journeyQueries.list().queryKey, before)
  const { result } = renderHook(() => useArchiveJourney(7), withQueries(client))
  result.current()
  await waitFor(() => expect(api.calls).toHaveLength(1))
  await waitFor(() => expect(client.getQueryData(journeyQueries.list().queryKey)).toEqual(before))
})
