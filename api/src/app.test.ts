import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { createApp } from './app.ts'
import { browserDefinitions } from './browserDefinitions.ts'
import { defineRoutes, implement } from './http/route.ts'
import { memoryRepositories } from './repositories.ts'

const person = {
  id: 1,
  username: 'casey',
  email: '',
  isStaff: false,
  isSuperuser: false,
  dayEnd: 0,
  sessionId: 'tab',
}

// A handler whose definition is not among those of the API.
const undefinedRoute = defineRoutes({
  read: {
    method: 'GET',
    path: '/undefined/',
    access: 'anyone',
    summary: '',
    answers: { 200: z.object({}) },
  },
})

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

const browserLibraries = new Set(['hono', 'temporal-polyfill', 'zod', '@truenorth'])

describe('the app over memory', () => {
  const app = createApp({
    definitions: browserDefinitions,
    repositories: memoryRepositories(),
    identify: async () => person,
    clock: () => new Date('2031-03-05T10:00:00Z'),
    serverRoutes: implement(undefinedRoute, { read: () => ({}) }),
  })

  it('stores a reading and finds it again', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ mood_value: 4 })
    await app.request('/api/mood/', { method: 'POST', headers, body })
    const today = await app.request('/api/mood/today/')
    expect(await today.json()).toMatchObject({ mood_value: 4, timestamp: '2031-03-05T10:00:00Z' })
  })

  it('answers who is signed in', async () => {
    const me = await app.request('/api/auth/users/me/')
    expect(await me.json()).toMatchObject({ username: 'casey', is_admin: false })
  })

  it('answers 404 for a handler that is not among the definitions', async () => {
    const answer = await app.request('/api/undefined/')
    expect(answer.status).toBe(404)
  })

  it.each(['app.ts', 'repositories.ts', 'demo/openDemo.ts'])(
    '%s imports only libraries that run in a browser',
    (file) => {
      const libraries = new Set(graphFrom(join(__dirname, file)).map((name) => name.split('/')[0]))
      expect([...libraries].filter((name) => !browserLibraries.has(name ?? ''))).toEqual([])
    },
  )
})
