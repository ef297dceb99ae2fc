import { Hono } from 'hono'
import { createConcurrencyLimit } from './throttle.ts'
import { handleErrors } from './failure.ts'
import type { AppEnv } from './context.ts'

describe('the concurrency limit', () => {
  it('answers 503 over the limit, and 200 again when earlier requests have ended', async () => {
    const limit = createConcurrencyLimit(2)
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    const app = new Hono<AppEnv>()
    app.use(limit.middleware)
    app.get('/', async (c) => {
      await done
      return c.text('in')
    })
    app.onError(handleErrors({ log: undefined, busyReason: undefined }))

    const first = [app.request('/'), app.request('/')]
    const third = await app.request('/')
    expect(third.status).toBe(503)
    expect(third.headers.get('Retry-After')).toBe('1')
    finish()
    for (const answer of first) expect((await answer).status).toBe(200)
    expect((await app.request('/')).status).toBe(200)
    expect(limit.running()).toBe(0)
  })
})
