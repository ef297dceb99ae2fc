import { proxy } from 'valtio/vanilla'

export type ToastTone = 'good' | 'bad' | 'plain'

export type ToastMessage = {
  id: number
  text: string
  tone: ToastTone
  durationMs: number
  role: 'alert' | 'status'
}

export type ToastOptions = {
  text: string
  tone?: ToastTone
  /** 3000 unless told otherwise; 0 stays until it is closed. */
  durationMs?: number
  /** An alert interrupts, a status waits; bad news interrupts unless told otherwise. */
  role?: ToastMessage['role']
}

/** What the toaster shows, oldest first. */
export const toasts = proxy<{ shown: ToastMessage[] }>({ shown: [] })

let lastId = 0

/** Shows a message for a while and returns its id. */
const show = ({ text, tone = 'plain', durationMs = 3000, ...rest }: ToastOptions) => {
  lastId += 1
  const { role = tone === 'bad' ? 'alert' : 'status' } = rest
  toasts.shown.push({ id: lastId, text, tone, durationMs, role })
  return lastId
}

/** Takes a message away; unknown ids do nothing. */
const close = (id: number) => {
  toasts.shown = toasts.shown.filter((toast) => toast.id !== id)
}

export const toast = { show, close }
