import { isAxiosError } from 'axios'
import { currentGeneration } from '../session/session'

type Sink = (context: string, cause: unknown) => void

// A failed request carries tokens and the user's own words, so only its outline is logged.
const outline = (error: unknown) =>
  isAxiosError(error)
    ? [error.config?.method?.toUpperCase(), error.config?.url, error.response?.status ?? error.code]
        .filter((part) => part !== undefined)
        .join(' ')
    : error

const toConsole: Sink = (context, cause) => console.error(`[truenorth] ${context}`, cause)

let sink = toConsole

const recentMs = 5 * 60_000
let latest: { id: string; at: number; generation: number } | undefined

// The server logs each request under this id.
const noteId = (error: unknown) => {
  const id: unknown = isAxiosError(error) ? error.response?.headers['x-request-id'] : undefined
  if (typeof id === 'string') latest = { id, at: Date.now(), generation: currentGeneration() }
}

/** The one place that logs: what went wrong, and where (`context`, in plain words). */
export const report = (error: unknown, context: string): void => {
  noteId(error)
  sink(context, outline(error))
}

/** The id under which the server logged this user's request that failed last, if that was within five minutes. */
export const recentErrorId = (): string | undefined =>
  latest?.generation === currentGeneration() && Date.now() - latest.at < recentMs
    ? latest.id
    : undefined

/** Sends reports elsewhere; returns the function that sends them to the console again. */
export const redirectReports = (to: Sink): (() => void) => {
  sink = to
  return () => {
    sink = toConsole
  }
}
