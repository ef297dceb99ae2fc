import { Hono } from 'hono'
import { createAdmission } from './admission.ts'
import { answerFailure } from './answerFailure.ts'
import type { AppEnv } from './appEnv.ts'

describe('more requests at once than the server takes', () => {
  it('are told to come back in a moment, and get in as soon as others are done', async () => {
    const admission = createAdmission(2)
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    const app = new Hono<AppEnv>()
    app.use(admission.middleware)
    app.get('/', async (c) => {
      await done
      return c.text('in')
    })
    app.onError(answerFailure({ log: undefined, busyReason: undefined }))

    const first = [app.request('/'), app.request('/')]
    const third = await app.request('/')
    expect(third.status).toBe(503)
    expect(third.headers.get('Retry-After')).toBe('1')
    finish()
    for (const answer of first) expect((await answer).status).toBe(200)
    expect((await app.request('/')).status).toBe(200)
    expect(admission.inHand()).toBe(0)
  })
})
