// How the remotes do in this browser, told to the server now and then. No names, no words of anybody.
import { post, session } from '@truenorth/shared-auth'
import type { RemoteReport } from '@truenorth/api/contract'

const sendAfterMs = 4_000
const mostWaiting = 50
const longestError = 200

type Outcome = Pick<RemoteReport, 'name' | 'version' | 'state' | 'load_ms'> & { error?: unknown }

let waiting: RemoteReport[] = []
let timer: ReturnType<typeof setTimeout> | undefined
const told = new Set<string>()

// What the loading of code says of files and statuses. Other words may be somebody's own: of those the kind is told.
const ofLoading =
  /\S+ answered \d+|Script(Network|Execution)Error: [^\n]+|\S+ is (in no manifest|not an origin|the manifest of)[^\n]*|TimeoutError[^\n]*/

const outline = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  const [words = error.name] = ofLoading.exec(error.message) ?? []
  return words.replaceAll(location.origin, '').slice(0, longestError)
}

const send = async () => {
  timer = undefined
  if (session.status !== 'signedIn' || waiting.length === 0) return
  const remotes = waiting
  waiting = []
  // A report that does not arrive is no trouble of the user's: it goes with the next one.
  await post('/client-reports/', { remotes }).catch(() => {
    waiting = [...remotes, ...waiting].slice(0, mostWaiting)
  })
}

/** Notes how a part did; what is the same for the same release is told once a page. */
export const noteOutcome = ({ name, version, state, load_ms, error }: Outcome) => {
  const words = error === undefined ? '' : outline(error)
  const key = [name, version, state, words].join(' ')
  if (told.has(key) || waiting.length >= mostWaiting) return
  told.add(key)
  waiting.push({
    name,
    version,
    ...(state && { state }),
    ...(load_ms !== undefined && { load_ms: Math.round(load_ms) }),
    ...(words && { error: words }),
  })
  timer ??= setTimeout(() => void send(), sendAfterMs)
}

const fileOfRemote = /\/remotes\/([a-z][a-z0-9-]*)\/([^/]+)\//

// What fails in an event handler leaves the part where it is: it is noted, and nothing else.
addEventListener('error', ({ filename, error }) => {
  const [, name, version] = fileOfRemote.exec(filename) ?? []
  if (name && version) noteOutcome({ name, version, error: error ?? new Error('unknown') })
})
