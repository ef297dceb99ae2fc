import { proxy, useSnapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'

/**
 * A write that the server refused after its page was closed. It is kept for its author to see: what was
 * sent, and the instant at which it was written.
 */
export type FailedWrite = {
  key: string
  kind: string
  label: string
  detail: string
  body: unknown
  recordedAt: string
}

type State = {
  /** False after a request without a response, until a response comes again. */
  online: boolean
  /** How many writes of this user are still to be sent. */
  waiting: number
  failed: readonly FailedWrite[]
}
/** What the shell's frame shows; read-only, since the functions below alone change it. */
export type Connection = Readonly<State>

const state = proxy<State>({ online: true, waiting: 0, failed: [] })

/** Whether the server can be reached, and what is unsent: for the shell's frame. */
export const connection: Connection = state

/** `{online, waiting, failed}`, live. */
export const useConnection = () => useSnapshot(state)

/** Any response shows that the server can be reached, a refusal too. */
export const markOnline = (): void => {
  state.online = true
}

/** The server could not be reached. */
export const markOffline = (): void => {
  state.online = false
}

/** Sets what the outbox holds of this user. */
export const showUnsent = (waiting: number, failed: readonly FailedWrite[]): void => {
  state.waiting = waiting
  state.failed = failed
}

/** Calls `listener` when the server can be reached again; returns the function that stops it. */
export const onReconnect = (listener: () => void): (() => void) =>
  subscribeKey(state, 'online', (online) => {
    if (online) listener()
  })

/** Begins to follow the browser's own word for being online. May be repeated. */
export const watchConnection = (): void => {
  if (!navigator.onLine) markOffline()
  window.addEventListener('online', markOnline)
  window.addEventListener('offline', markOffline)
}
