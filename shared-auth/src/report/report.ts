import { isAxiosError } from 'axios'

type Sink = (context: string, cause: unknown) => void

// A failed call carries tokens and the user's own words: only its outline is logged.
const outline = (error: unknown) =>
  isAxiosError(error)
    ? [error.config?.method?.toUpperCase(), error.config?.url, error.response?.status ?? error.code]
        .filter((part) => part !== undefined)
        .join(' ')
    : error

// oxlint-disable-next-line no-console -- the one place of the product that logs
const toConsole: Sink = (context, cause) => console.error(`[truenorth] ${context}`, cause)

let sink = toConsole

/** The one place that logs: what went wrong, and where (`context`, in plain words). */
export const report = (error: unknown, context: string): void => sink(context, outline(error))

/** Sends reports elsewhere; answers with the way back to the console. */
export const redirectReports = (to: Sink): (() => void) => {
  sink = to
  return () => {
    sink = toConsole
  }
}
