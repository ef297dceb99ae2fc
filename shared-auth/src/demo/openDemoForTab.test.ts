import { signOut } from '../auth/signOut'
import { closeDatabase, database } from '../browser/database'
import { get, post } from '../http/httpClient'
import { ownResponse } from '../testing'
import { sweepDemos } from './demoStore'
import { type OpenDemo, openDemoForTab } from './openDemoForTab'
import { startDemo } from './startDemo'

type Thing = { id: number; text: string; at: string }

// Handlers of one list, whose state follows from what it was opened with and what it was sent.
const openList: OpenDemo = async ({ startedAt, clock }) => {
  const list: Thing[] = [{ id: 1, text: 'sample', at: startedAt.toISOString() }]
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/auth/users/me/') return ownResponse({ id: 1, username: 'juniper' })
    if (pathname === '/api/auth/logout/') return ownResponse({})
    if (request.method !== 'POST') return ownResponse(list)
    const { text } = (await request.json()) as { text: string }
    if (!text) return ownResponse({ text: ['This field may not be blank.'] }, { status: 400 })
    const thing = { id: list.length + 1, text, at: clock().toISOString() }
    list.push(thing)
    return ownResponse(thing, { status: 201 })
  }
}

const loadDemo = () => openDemoForTab(openList)
const reload = () => startDemo(loadDemo)
const list = () => get<Thing[]>('/list/')

afterEach(async () => {
  window.name = ''
  const stores = (await database()).transaction(['demos', 'demoWrites'], 'readwrite')
  await stores.objectStore('demos').clear()
  await stores.objectStore('demoWrites').clear()
})

test('restores a demo’s writes after a reload with their ids and times', async () => {
  await startDemo(loadDemo)
  await Promise.all([post('/list/', { text: 'one' }), post('/list/', { text: 'two' })])
  await expect(post('/list/', { text: '' })).rejects.toThrow('400')
  await post('/list/', { text: 'three' })
  const before = await list()
  expect(before.map(({ text }) => text)).toEqual(['sample', 'one', 'two', 'three'])
  await reload()
  expect(await list()).toEqual(before)
  await post('/list/', { text: 'four' })
  await reload()
  expect(await list()).toHaveLength(5)
})

test('signing out removes the stored demo', async () => {
  await startDemo(loadDemo)
  await post('/list/', { text: 'one' })
  await signOut()
  expect(window.name).toBe('')
  expect(await (await database()).count('demos')).toBe(0)
  expect(await (await database()).count('demoWrites')).toBe(0)
  await startDemo(loadDemo)
  expect(await list()).toHaveLength(1)
})

test('another tab has a demo of its own', async () => {
  await startDemo(loadDemo)
  await post('/list/', { text: 'one' })
  window.name = ''
  await startDemo(loadDemo)
  expect(await list()).toHaveLength(1)
})

test('removes the demo of a closed tab after an hour', async () => {
  await startDemo(loadDemo)
  await post('/list/', { text: 'one' })
  await sweepDemos()
  expect(await (await database()).count('demos')).toBe(1)
  const later = Date.now() + 61 * 60 * 1000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  await sweepDemos()
  expect(await (await database()).count('demos')).toBe(0)
  expect(await (await database()).count('demoWrites')).toBe(0)
  await closeDatabase()
})
