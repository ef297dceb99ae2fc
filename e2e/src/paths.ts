// What stories of paths do over and over: ask the server as the signed-in person would, count days.
import type { Page } from 'playwright-core'

const dayMs = 86_400_000

/** The calendar day so many days from today in the browser's own zone. */
export const dayFromToday = (page: Page, days: number) =>
  page.evaluate(
    ([count, ms]) => {
      const now = new Date()
      const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
      return new Date(today + count * ms).toISOString().slice(0, 10)
    },
    [days, dayMs] as const,
  )

/** A call with the token of who is signed in on that page; answers with the parsed body. */
export const ask = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(`/api${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${localStorage.getItem('access_token')}`,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return response.json()
    },
    [method, path, body] as const,
  )

export type StartedPath = { id: number; title: string }

/** Starts a path that ends so many days from today (it began ten days before that or earlier). */
export const startPath = async (page: Page, title: string, days: number, changes: object = {}) =>
  ask<StartedPath>(page, 'POST', '/journey/', {
    title,
    description: 'One step after the other.',
    start_date: await dayFromToday(page, Math.min(0, days) - 10),
    target_date: await dayFromToday(page, days),
    category: 'wellness',
    ...changes,
  })

/** Sets a waypoint on a path. */
export const setWaypoint = async (page: Page, pathId: number, title: string, days: number) =>
  ask<StartedPath>(page, 'POST', `/journey/${pathId}/milestone/`, {
    title,
    description: 'A small one.',
    type: 'habit',
    target_date: await dayFromToday(page, days),
  })
