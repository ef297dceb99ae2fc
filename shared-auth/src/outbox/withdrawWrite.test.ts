// Saves with a key of their own, which no form keeps.
import { connection } from '../browser/connection'
import { errorOf, fakeApi, noNetwork, signInAs } from '../testing'
import { isQueued, postIdempotent } from './postIdempotent'
import { writeStore } from './queue'
import { sendNow, withdrawWrite } from './sender'

beforeEach(() => {
  signInAs()
})

const tap = (key: string, body: object = { mood_value: 4 }) =>
  postIdempotent('/mood/', body, { kind: 'mood', label: 'A reading', key })

test('equal contents are different items', async () => {
  fakeApi({ 'POST /mood/': noNetwork })
  await errorOf(tap('first'))
  await errorOf(tap('second'))
  const writes = await writeStore.listOf('1')
  expect(writes.map(({ key }) => key)).toEqual(['first', 'second'])
})

test('the same key corrects what waits', async () => {
  fakeApi({ 'POST /mood/': noNetwork })
  await errorOf(tap('first'))
  await errorOf(tap('first', { mood_value: 2 }))
  expect(await writeStore.listOf('1')).toMatchObject([{ key: 'first', body: { mood_value: 2 } }])
})

test('an ended session keeps them, because no form does', async () => {
  fakeApi({ 'POST /mood/': () => [401, {}], 'POST /token/refresh/': () => [401, {}] })
  expect(isQueued(await errorOf(tap('first')))).toBe(true)
  expect(await writeStore.listOf('1')).toMatchObject([{ key: 'first', state: 'waiting' }])
})

test('one that waits can be withdrawn, one that was sent cannot', async () => {
  const api = fakeApi({ 'POST /mood/': noNetwork })
  await errorOf(tap('first'))
  await errorOf(tap('second'))
  expect(await withdrawWrite('first')).toBe(true)
  expect(connection.waiting).toBe(1)
  api.respond({ 'POST /mood/': () => [201, { id: 7 }] })
  await sendNow()
  expect(await withdrawWrite('second')).toBe(false)
  expect(api.callsOf('POST /mood/').map(({ headers }) => headers['idempotency-key'])).toEqual([
    'first',
    'second',
    'second',
  ])
})

test('one that is being sent is withdrawn only if it does not arrive', async () => {
  const api = fakeApi({ 'POST /mood/': noNetwork })
  await errorOf(tap('first'))
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  api.respond({ 'POST /mood/': async () => (await isAnswered, [201, { id: 7 }]) })
  void sendNow()
  const withdrawing = withdrawWrite('first')
  answer()
  expect(await withdrawing).toBe(false)
})
