import { Hono } from 'hono'
import { paceLongBodies } from './throttle.ts'
import { handleErrors } from './failure.ts'
import type { AppEnv } from './context.ts'
import { createTurns } from './queue.ts'

const megabyte = 1_000_000
const person = {
  username: 'a',
  email: '',
  isStaff: false,
  isSuperuser: false,
  dayEnd: 0,
  sessionId: '',
}

/** An app that stores whatever comes, of the person and of the length that a call says. */
const openApp = (mostWaiting = 10) => {
  const stored: string[] = []
  const rules = { mostWaiting, longestWaitMs: 8000, longestTurnMs: 60_000 }
  const app = new Hono<AppEnv>()
  app.use('/:route', async (c, next) => {
    c.set('route', c.req.path)
    const id = Number(c.req.header('Person'))
    if (id) c.set('user', { id, ...person })
    await next()
  })
  app.use(paceLongBodies(createTurns(rules), new Set(['/entries'])))
  app.post('/:route', (c) => {
    stored.push(c.req.header('Name') ?? '')
    return c.text('stored')
  })
  app.onError(handleErrors({ log: undefined, busyReason: undefined }))
  const post = (name: string, { id = 1, bytes = megabyte, path = '/entries', more = {} } = {}) => {
    const headers = { Person: String(id), Name: name, 'Content-Length': String(bytes), ...more }
    return Promise.resolve(app.request(path, { method: 'POST', headers }))
  }
  return { stored, post }
}

describe('long bodies of a person', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('are taken one after the other, five seconds per megabyte apart', async () => {
    const { stored, post } = openApp()
    await post('first')
    const second = post('second')
    await jest.advanceTimersByTimeAsync(4900)
    expect(stored).toEqual(['first'])
    await jest.advanceTimersByTimeAsync(200)
    expect((await second).status).toBe(200)
    expect(stored).toEqual(['first', 'second'])
  })

  it('make nobody else wait, nor their own short ones, nor visitors', async () => {
    const { stored, post } = openApp()
    await post('first')
    await post('of another', { id: 2 })
    await post('short', { bytes: 60_000 })
    await post('of a visitor', { id: 0 })
    await post('a picture', { path: '/pictures' })
    expect(stored).toEqual(['first', 'of another', 'short', 'of a visitor', 'a picture'])
  })

  it('count as the longest where no length is announced', async () => {
    const { stored, post } = openApp()
    const chunked = { bytes: 0, more: { 'Transfer-Encoding': 'chunked' } }
    await post('first', chunked)
    const second = post('second', chunked)
    await jest.advanceTimersByTimeAsync(5000)
    expect(stored).toEqual(['first'])
    await jest.advanceTimersByTimeAsync(1000)
    expect((await second).status).toBe(200)
  })

  it('are refused with 429 when too many wait, or one has waited for eight seconds', async () => {
    const { stored, post } = openApp(2)
    await post('first')
    const waiting = [post('second'), post('third')]
    expect((await post('fourth')).status).toBe(429)
    await jest.advanceTimersByTimeAsync(11_000)
    const [second, third] = await Promise.all(waiting)
    expect(second?.status).toBe(200)
    expect(third?.status).toBe(429)
    expect(third?.headers.get('Retry-After')).toBe('8')
    expect(stored).toEqual(['first', 'second'])
  })
})
