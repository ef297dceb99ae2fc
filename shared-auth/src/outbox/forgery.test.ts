// Whatever answers in place of the server: a write and its draft stay until it has stored them (D41).
import * as z from 'zod/mini'
import { connection } from '../browser/connection'
import { fakeApi, signInAs } from '../testing'
import { brokenAnswers, foreignAnswers } from '../testing/forgeries'
import { loadDraft, saveDraft } from './drafts'
import { isQueued, postIdempotent } from './postIdempotent'
import { writeStore } from './queue'
import { sendNow } from './sender'

const reading = { mood_value: 4, note: 'By the river.' }
const draft = 'mood-log'
const save = () =>
  postIdempotent('/mood/', reading, {
    kind: 'mood',
    label: 'A reading',
    draft,
    schema: z.object({ id: z.number(), mood_value: z.number() }),
  })
const failureOf = (saving: Promise<unknown>) =>
  saving.then(
    () => undefined,
    (error: unknown) => error,
  )
const stored = () => [201, { ...reading, id: 7 }]

beforeEach(async () => {
  signInAs()
  await saveDraft(draft, reading)
})

const expectKept = async () => {
  expect(await writeStore.listOf('1')).toMatchObject([{ state: 'waiting', body: reading }])
  expect(await loadDraft(draft)).toEqual(reading)
  expect(connection.waiting).toBe(1)
}

describe.each([
  ...foreignAnswers,
  ...brokenAnswers,
  ['{} of ours', () => [200, {}]] as const,
  ['[] of ours', () => [200, []]] as const,
])('a create answered with %s', (_what, answer) => {
  test('waits with its draft, and is stored once when the server answers', async () => {
    const api = fakeApi({ 'POST /mood/': answer })
    expect(isQueued(await failureOf(save()))).toBe(true)
    await expectKept()
    await sendNow()
    await expectKept()
    api.respond({ 'POST /mood/': stored })
    await sendNow()
    expect(await writeStore.listOf('1')).toEqual([])
    expect(await loadDraft(draft)).toBeUndefined()
    expect(new Set(api.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })
})

test('an item that lacks a field of the contract counts when the queue sends it', async () => {
  fakeApi({ 'POST /mood/': () => [201, { id: 7 }] })
  expect(isQueued(await failureOf(save()))).toBe(true)
  await expectKept()
  await sendNow()
  expect(await writeStore.listOf('1')).toEqual([])
})

test('a correction of what had arrived counts with an answer of the server alone', async () => {
  const api = fakeApi({
    'POST /mood/': () => [422, { id: 7 }],
    'PATCH /mood/7/': () => [200, ''],
  })
  expect(isQueued(await failureOf(save()))).toBe(true)
  await expectKept()
  api.respond({ 'PATCH /mood/7/': (body) => ({ ...body, id: 7 }) })
  await sendNow()
  expect(await writeStore.listOf('1')).toEqual([])
})
