import type { Page } from 'playwright-core'

export type Who = 'visitor' | 'newcomer' | 'regular' | 'crowded' | 'administrator'
export type Screen = {
  name: string
  path: string
  who: Who
  /** What happens to calls of the API, or to the files of a remote, from the start. */
  trouble?: 'fails' | 'waits' | { away: string }
  /** Brings the screen into the state to be pictured. */
  prepare?: (page: Page) => Promise<unknown>
  /** Only what the window shows: for what floats above the page. */
  windowOnly?: boolean
}
