import { signOut } from '../auth/signOut'
import { startSession } from '../auth/startSession'
import { redirectReports } from '../browser/report'
import { del, get, post } from '../http/httpClient'
import { session } from '../session/session'
import { fakeApi, ownResponse } from '../testing'
import { startDemo } from './startDemo'

const robin = { id: 9, username: 'robin', is_staff: true, is_superuser: true, is_admin: true }
const seen: string[] = []

const handle = async (request: Request) => {
  seen.push(`${request.method} ${new URL(request.url).pathname}`)
  if (request.url.endsWith('/auth/users/me/')) return ownResponse(robin)
  if (request.method === 'DELETE') return ownResponse(undefined, { status: 204 })
  if (request.method === 'POST') {
    const body: unknown = await request.json()
    return ownResponse({ stored: body, zone: request.headers.get('x-timezone') }, { status: 201 })
  }
  return ownResponse({ detail: 'Not found.' }, { status: 404 })
}
const loadHandlers = async () => handle

beforeEach(() => {
  seen.length = 0
})

test('a demo responds in the browser without a token or the network', async () => {
  const network = fakeApi()
  await startDemo(loadHandlers)
  expect(session).toMatchObject({ status: 'signedIn', demo: true, userId: 'demo' })
  expect(localStorage.getItem('truenorth_demo')).toBe('true')
  expect(await post('/mood/', { mood_value: 4 })).toMatchObject({ stored: { mood_value: 4 } })
  await del('/mood/1/')
  await expect(get('/mood/1/')).rejects.toMatchObject({ response: { status: 404 } })
  expect(seen).toEqual([
    'GET /api/auth/users/me/',
    'POST /api/mood/',
    'DELETE /api/mood/1/',
    'GET /api/mood/1/',
  ])
  expect(network.calls).toEqual([])
})

test('signing out ends the demo and uses the network again', async () => {
  await startDemo(loadHandlers)
  await signOut()
  expect(session).toMatchObject({ status: 'signedOut', demo: false })
  expect(localStorage).toHaveLength(0)
  const network = fakeApi({ 'GET /mood/': () => [] })
  await get('/mood/')
  expect(network.calls).toHaveLength(1)
})

test('a reload restores the demo', async () => {
  localStorage.setItem('truenorth_demo', 'true')
  await startSession({ loadDemo: loadHandlers })
  expect(session).toMatchObject({ status: 'signedIn', demo: true })
})

test('a stored token wins over a demo', async () => {
  localStorage.setItem('truenorth_demo', 'true')
  localStorage.setItem('access_token', 'a')
  fakeApi({ 'GET /auth/users/me/': () => ({ ...robin, id: 1 }) })
  await startSession({ loadDemo: loadHandlers })
  expect(session).toMatchObject({ status: 'signedIn', demo: false, userId: '1' })
})

test('loads nothing of the demo until it is started', async () => {
  const loadDemo = jest.fn(loadHandlers)
  await startSession({ loadDemo })
  expect(loadDemo).not.toHaveBeenCalled()
})

test('a demo that cannot be loaded leaves the visitor signed out', async () => {
  const reports: string[] = []
  const stop = redirectReports((context) => reports.push(context))
  localStorage.setItem('truenorth_demo', 'true')
  await startSession({ loadDemo: () => Promise.reject(new Error('chunk')) })
  expect(session.status).toBe('signedOut')
  expect(localStorage).toHaveLength(0)
  expect(reports).toEqual(['the demo could not be restored'])
  stop()
})
