import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const password = 'Wander-Lantern-42'
const pauseMs = 5
const tokenSchema = z.object({ access: z.string() })
const itemSchema = z.looseObject({ note: z.string().optional(), title: z.string().optional() })
const json = { 'Content-Type': 'application/json' }

const send = (origin: string, path: string, body: object, headers = {}) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })

const bodyOf = (path: string, marker: string) =>
  path === '/mood/'
    ? { mood_value: 3, note: marker }
    : { entry_date: '2031-03-05', mood: 3, emotion: 'calm', title: marker, content: marker }

type Write = { path: string; marker: string }

/** A user who writes as fast as the server answers, and keeps a list of acknowledged writes. */
export const createWriter = async (firstOrigin: string) => {
  const username = `writer-${randomUUID()}`
  const acknowledged: Write[] = []
  const open: Write[] = []
  let count = 0

  const signIn = async (origin: string) => {
    const answer = await send(origin, '/token/', { username, password })
    const { access } = tokenSchema.parse(await answer.json())
    return { Authorization: `Bearer ${access}` }
  }

  await send(firstOrigin, '/auth/users/', { username, password })
  const firstAuthorization = await signIn(firstOrigin)

  const write = async (origin: string, authorization: object, one: Write) => {
    const headers = { ...authorization, 'Idempotency-Key': one.marker }
    const answer = await send(origin, one.path, bodyOf(one.path, one.marker), headers)
    if (answer.status !== 201) throw new Error(`A write was answered ${answer.status}`)
    await answer.text()
    acknowledged.push(one)
    open.splice(open.indexOf(one), 1)
  }

  const next = (): Write => {
    count += 1
    const one = { path: count % 3 === 0 ? '/journal/' : '/mood/', marker: `${username} ${count}` }
    open.push(one)
    return one
  }

  const listed = async (origin: string, authorization: Record<string, string>) => {
    const found: (string | undefined)[] = []
    for (const path of ['/mood/', '/journal/']) {
      const answer = await fetch(`${origin}/api${path}`, { headers: authorization })
      const items = z.array(itemSchema).parse(await answer.json())
      found.push(...items.map(({ note, title }) => note ?? title))
    }
    return found
  }

  return {
    /** Waits while the lanes keep writing. */
    pause: () => wait(pauseMs),
    /** Writes in parallel lanes until the server is gone. */
    run: async (origin: string, lanes: number) => {
      const lane = async () => {
        for (;;) await write(origin, firstAuthorization, next())
      }
      await Promise.allSettled(Array.from({ length: lanes }, lane))
    },
    /** Repeats the writes without an answer and counts the stored ones; each must be there once. */
    check: async (origin: string) => {
      const authorization = await signIn(origin)
      const before = new Set(await listed(origin, authorization))
      const lost = acknowledged.filter(({ marker }) => !before.has(marker)).length
      const unanswered = open.length
      while (open[0]) await write(origin, authorization, open[0])
      const after = await listed(origin, authorization)
      const doubled = after.length - new Set(after).size
      const missing = acknowledged.length - new Set(after).size
      return { acknowledged: acknowledged.length, unanswered, lost, doubled, missing }
    },
  }
}
