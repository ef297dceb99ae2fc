// How the remotes do in this browser, reported to the server now and then, without anything personal.
import { isRetryable, noContent, post, session } from '@truenorth/shared-auth'
import type { RemoteReport } from '@truenorth/api-contract/clientReports'

const sendAfterMs = 4_000
const mostWaiting = 50
const longestError = 200
// The longest that the server takes. A computer that slept while a part loaded tells nothing about the part.
const longestLoadMs = 60 * 60_000

type Outcome = Pick<RemoteReport, 'name' | 'version' | 'state' | 'load_ms'> & { error?: unknown }

export type HealthReports = ReturnType<typeof createHealthReports>

// Messages about the loading of code name files and statuses. Other messages may quote what a user wrote, so
// that only the name of the error is sent.
const loadingMessage =
  /\S+ answered \d+|Script(Network|Execution)Error: [^\n]+|\S+ is (in no manifest|not an origin|the manifest of)[^\n]*|TimeoutError[^\n]*/

const outline = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  const [words = error.name] = loadingMessage.exec(error.message) ?? []
  return words.replaceAll(location.origin, '').slice(0, longestError)
}

/** The reports of one page, which wait until somebody is signed in. */
export const createHealthReports = () => {
  let waiting: RemoteReport[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const reported = new Set<string>()

  const send = async () => {
    timer = undefined
    if (session.status !== 'signedIn' || waiting.length === 0) return
    const remotes = waiting
    waiting = []
    // A report that fails is sent with the next one, unless the server refuses it for ever: the user need not know.
    await post('/client-reports/', { remotes }, noContent).catch((error: unknown) => {
      if (isRetryable(error)) waiting = [...remotes, ...waiting].slice(0, mostWaiting)
    })
  }

  return {
    /** Notes how a part did. The same outcome of a release is reported once a page. */
    note: ({ name, version, state, load_ms, error }: Outcome) => {
      const words = error === undefined ? '' : outline(error)
      const key = [name, version, state, words].join(' ')
      if (reported.has(key) || waiting.length >= mostWaiting) return
      reported.add(key)
      waiting.push({
        name,
        version,
        ...(state && { state }),
        ...(load_ms !== undefined && load_ms <= longestLoadMs && { load_ms: Math.round(load_ms) }),
        ...(words && { error: words }),
      })
      timer ??= setTimeout(() => void send(), sendAfterMs)
    },
  }
}

const fileOfRemote = /\/remotes\/([a-z][a-z0-9-]*)\/([^/]+)\//

/** Notes errors that a remote's code throws outside of rendering: in an event handler, for example. */
export const noteUncaughtErrors = (health: HealthReports) => {
  addEventListener('error', ({ filename, error }) => {
    const [, name, version] = fileOfRemote.exec(filename) ?? []
    if (name && version) health.note({ name, version, error: error ?? new Error('unknown') })
  })
}
