import { proxy } from 'valtio'

/** A write that the server refused after its page was gone: kept for its author to see. */
export type FailedWrite = { key: string; kind: string; label: string; detail: string }

export type Connection = {
  /** False after a call that nobody answered, until one is answered again. */
  online: boolean
  /** How many writes of this user are still to be sent. */
  waiting: number
  failed: FailedWrite[]
}

/** Whether the server can be reached, and what waits for it: for the shell's frame. */
export const connection = proxy<Connection>({ online: navigator.onLine, waiting: 0, failed: [] })

addEventListener('online', () => {
  connection.online = true
})
addEventListener('offline', () => {
  connection.online = false
})
