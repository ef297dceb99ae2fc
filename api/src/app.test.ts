import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Hono } from 'hono'
import { createApp } from './app.ts'
import type { AppEnv } from './http/appEnv.ts'
import { memoryRepositories } from './memoryRepositories.ts'

const person = {
  id: 1,
  username: 'casey',
  email: '',
  isStaff: false,
  isSuperuser: false,
  sessionId: 'tab',
}

const importsOf = (path: string) =>
  Array.from(
    readFileSync(path, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms),
    ([, name = '']) => name,
  )

const graphFrom = (path: string, seen = new Set<string>()): string[] => {
  if (seen.has(path)) return []
  seen.add(path)
  return importsOf(path).flatMap((name) =>
    name.startsWith('.') ? graphFrom(resolve(dirname(path), name), seen) : [name],
  )
}

describe('the app without a server', () => {
  const app = createApp({
    repositories: memoryRepositories(),
    identify: async () => person,
    clock: () => new Date('2031-03-05T10:00:00Z'),
    accounts: new Hono<AppEnv>().get('/unnamed', (c) => c.json({})),
  })

  it('logs a reading in memory and finds it again', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ mood_value: 4 })
    await app.request('/api/mood/', { method: 'POST', headers, body })
    const today = await app.request('/api/mood/today/')
    expect(await today.json()).toMatchObject({ mood_value: 4, timestamp: '2031-03-05T10:00:00Z' })
  })

  it('tells who is signed in', async () => {
    const me = await app.request('/api/auth/users/me/')
    expect(await me.json()).toMatchObject({ username: 'casey', is_admin: false })
  })

  it('does not serve a route that the access table does not name', async () => {
    const answer = await app.request('/api/unnamed/')
    expect(answer.status).toBe(404)
  })

  it.each(['app.ts', 'memoryRepositories.ts', 'demo/index.ts'])(
    'needs nothing that a browser lacks: %s',
    (file) => {
      const libraries = new Set(graphFrom(join(__dirname, file)).map((name) => name.split('/')[0]))
      expect(
        [...libraries].filter((name) => !['hono', 'zod', 'date-fns'].includes(name ?? '')),
      ).toEqual([])
    },
  )
})
