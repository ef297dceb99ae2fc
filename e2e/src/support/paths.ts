// Paths and waypoints, made by the API as the user of a page.
import type { Page } from 'playwright-core'
import { callApi } from './api.ts'

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

type Created = { id: number; title: string }

/** Starts a path that ends so many days from today; it began ten days before that or earlier. */
export const startPath = async (page: Page, title: string, days: number, changes: object = {}) =>
  callApi<Created>(page, 'POST', '/journey/', {
    title,
    description: 'One step after the other.',
    start_date: await dayFromToday(page, Math.min(0, days) - 10),
    target_date: await dayFromToday(page, days),
    category: 'wellness',
    ...changes,
  })

/** Sets a waypoint on a path, due so many days from today. */
export const setWaypoint = async (page: Page, pathId: number, title: string, days: number) =>
  callApi<Created>(page, 'POST', `/journey/${pathId}/milestone/`, {
    title,
    description: 'A small one.',
    type: 'habit',
    target_date: await dayFromToday(page, days),
  })
