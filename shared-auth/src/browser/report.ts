import { isAxiosError } from 'axios'

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

/** The one place that logs: what went wrong, and where (`context`, in plain words). */
export const report = (error: unknown, context: string): void => sink(context, outline(error))

/** Sends reports elsewhere; returns the function that sends them to the console again. */
export const redirectReports = (to: Sink): (() => void) => {
  sink = to
  return () => {
    sink = toConsole
  }
}
