import { proxy } from 'valtio/vanilla'

/** Good news, bad news or neither: decides icon and role. */
export type ToastTone = 'good' | 'bad' | 'plain'

/** What a message offers: it does something, or leads somewhere. Either ends the message. */
export type ToastAction =
  { label: string; onSelect: () => unknown; isUndo?: boolean } | { label: string; to: string }

/** Takes back what a message tells. Ctrl+Z and ⌘Z do it too while the message is shown (D51). */
export const undoAction = (onSelect: () => unknown): ToastAction => ({
  label: 'Undo',
  onSelect,
  isUndo: true,
})

/** A message that is shown. */
export type ToastMessage = {
  id: number
  /** Another number after each change, for its time begins anew. */
  version: number
  text: string
  spoken: string | undefined
  tone: ToastTone
  durationMs: number
  role: 'alert' | 'status'
  actions: readonly ToastAction[]
}

/** A message to show. */
export type ToastOptions = {
  /** Replaces the message with this id in its place, where it is still shown. */
  id?: number | undefined
  text: string
  /** What screen readers hear after the text, for what the others see elsewhere. */
  spoken?: string
  tone?: ToastTone
  /** Default 3000, or 8000 with actions (D51); a message with 0 stays until it is closed. */
  durationMs?: number
  /** A screen reader interrupts for an alert and waits with a status. Default: alert for bad news. */
  role?: ToastMessage['role']
  actions?: readonly ToastAction[]
}

const usualMs = 3000
const actionMs = 8000

/** The messages on the screen, oldest first. Only this module writes to it, and tests reset it. */
export const toasts = proxy<{ shown: ToastMessage[] }>({ shown: [] })

let lastNumber = 0
const nextNumber = () => {
  lastNumber += 1
  return lastNumber
}

const show = ({ text, tone = 'plain', actions = [], spoken, ...rest }: ToastOptions) => {
  const place = toasts.shown.findIndex(({ id }) => id === rest.id)
  const version = nextNumber()
  const id = place >= 0 && rest.id !== undefined ? rest.id : version
  const {
    role = tone === 'bad' ? 'alert' : 'status',
    durationMs = actions.length > 0 ? actionMs : usualMs,
  } = rest
  const message = { id, version, text, spoken, tone, durationMs, role, actions }
  if (place >= 0) toasts.shown[place] = message
  else toasts.shown.push(message)
  return id
}

// With a version: unless the message has changed since.
const close = (id: number, version?: number) => {
  toasts.shown = toasts.shown.filter(
    (toast) => toast.id !== id || (version !== undefined && toast.version !== version),
  )
}

const isShown = (id: number) => toasts.shown.some((toast) => toast.id === id)

const closeOffers = () => {
  toasts.shown = toasts.shown.filter(({ actions }) => actions.length === 0)
}

/**
 * `show` displays a message for a while and returns its id; `close` removes it and ignores unknown ids;
 * `closeOffers` removes the messages that offer something, because they were for a user who has left.
 */
export const toast = { show, close, isShown, closeOffers }
