import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { createHealthReports } from './healthReports'

const path = 'POST /client-reports/'
const well = { name: 'mood', version: '1.0.0', state: 'well', load_ms: 12.4 } as const
const sendAfterMs = 4_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('sends the outcomes of some seconds together, each once', async () => {
  signInAs()
  const api = fakeApi({ [path]: () => [204] })
  const health = createHealthReports()
  health.note(well)
  health.note(well)
  health.note({ ...well, name: 'journal' })
  await jest.advanceTimersByTimeAsync(sendAfterMs)
  expect(api.callsOf(path).map(({ body }) => body)).toEqual([
    {
      remotes: [
        { ...well, load_ms: 12 },
        { ...well, load_ms: 12, name: 'journal' },
      ],
    },
  ])
})

test('sends a report that failed together with the next one', async () => {
  signInAs()
  const api = fakeApi({ [path]: () => [503] })
  const health = createHealthReports()
  health.note(well)
  await jest.advanceTimersByTimeAsync(sendAfterMs)
  api.respond({ [path]: () => [204] })
  health.note({ ...well, name: 'journal' })
  await jest.advanceTimersByTimeAsync(sendAfterMs)
  expect(api.callsOf(path).at(-1)?.body).toMatchObject({
    remotes: [{ name: 'mood' }, { name: 'journal' }],
  })
})

test('drops a report that the server refuses, so that later ones are taken', async () => {
  signInAs()
  const api = fakeApi({ [path]: () => [400] })
  const health = createHealthReports()
  health.note({ ...well, version: 'not a version' })
  await jest.advanceTimersByTimeAsync(sendAfterMs)
  api.respond({ [path]: () => [204] })
  health.note(well)
  await jest.advanceTimersByTimeAsync(sendAfterMs)
  expect(api.callsOf(path).at(-1)?.body).toEqual({ remotes: [{ ...well, load_ms: 12 }] })
})

test('a load during which the computer slept has no loading time', async () => {
  signInAs()
  const api = fakeApi({ [path]: () => [204] })
  const hours = 2 * 60 * 60_000
  createHealthReports().note({ ...well, load_ms: hours })
  await jest.advanceTimersByTimeAsync(sendAfterMs)
  const { load_ms: _, ...withoutTime } = well
  expect(api.callsOf(path).map(({ body }) => body)).toEqual([{ remotes: [withoutTime] }])
})

test('sends nothing of visitors', async () => {
  const api = fakeApi({ [path]: () => [204] })
  createHealthReports().note(well)
  await jest.advanceTimersByTimeAsync(sendAfterMs)
  expect(api.callsOf(path)).toEqual([])
})

test.each([
  [
    new Error(`${location.origin}/remotes/mood/a.js answered 503`),
    '/remotes/mood/a.js answered 503',
  ],
  [new TypeError('Dear diary is not a function'), 'TypeError'],
  ['Dear diary', 'unknown'],
])('of %s it reports "%s"', async (error, reported) => {
  signInAs()
  const api = fakeApi({ [path]: () => [204] })
  createHealthReports().note({ name: 'mood', version: '1.0.0', state: 'away', error })
  await jest.advanceTimersByTimeAsync(sendAfterMs)
  expect(api.callsOf(path)[0]?.body).toMatchObject({ remotes: [{ error: reported }] })
})
