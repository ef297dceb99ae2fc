import { chakra } from '@chakra-ui/react/styled-system'
import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { proxy } from 'valtio/vanilla'
import { IconButton } from '../button/IconButton'

/** Good news, bad news or neither: decides icon and role. */
export type ToastTone = 'good' | 'bad' | 'plain'

/** A message that is shown. */
export type ToastMessage = {
  id: number
  text: string
  tone: ToastTone
  durationMs: number
  role: 'alert' | 'status'
}

/** A message to show. */
export type ToastOptions = {
  text: string
  tone?: ToastTone
  /** Default 3000; a message with 0 stays until it is closed. */
  durationMs?: number
  /** A screen reader interrupts for an alert and waits with a status. Default: alert for bad news. */
  role?: ToastMessage['role']
}

/** The messages on the screen, oldest first. Only this module writes to it, and tests reset it. */
export const toasts = proxy<{ shown: ToastMessage[] }>({ shown: [] })

let lastId = 0

const show = ({ text, tone = 'plain', durationMs = 3000, ...rest }: ToastOptions) => {
  lastId += 1
  const { role = tone === 'bad' ? 'alert' : 'status' } = rest
  toasts.shown.push({ id: lastId, text, tone, durationMs, role })
  return lastId
}

const close = (id: number) => {
  toasts.shown = toasts.shown.filter((toast) => toast.id !== id)
}

/** `show` displays a message for a while and returns its id; `close` removes it and ignores unknown ids. */
export const toast = { show, close }

const Card = chakra('div', {
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: 'max-content',
    maxWidth: '100%',
    minHeight: '52px',
    padding: '8px 8px 8px 16px',
    borderRadius: '8',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    boxShadow: 'float',
    fontSize: '14',
    animation: 'rise {durations.enter} {easings.calm}',
  },
})

const Words = chakra('p', { base: { minWidth: 0, paddingRight: '8px' } })
const Sign = chakra('span', { base: { flex: 'none' } })

const signs = {
  good: <Check size={20} />,
  bad: <CircleAlert size={20} />,
  plain: null,
}

// The time of a message stops while the pointer is over it or the focus is in it.
const ToastCard = ({ id, text, tone, durationMs, role }: ToastMessage) => {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (durationMs === 0 || isHeld) return undefined
    const timer = setTimeout(() => toast.close(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, isHeld])
  return (
    <Card
      role={role}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {signs[tone] && <Sign color={tone}>{signs[tone]}</Sign>}
      <Words>{text}</Words>
      {durationMs === 0 && (
        <IconButton label="Close" icon={<X size={20} />} onClick={() => toast.close(id)} />
      )}
    </Card>
  )
}

const Place = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 40,
    insetInline: 'var(--gutter)',
    // On phones it lies above the save bar and the feedback button.
    bottom: {
      base: 'calc(88px + env(safe-area-inset-bottom))',
      md: '20px',
    },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: { base: 'start', md: 'center' },
    gap: '12px',
    pointerEvents: 'none',
  },
})

/** The place where toasts appear. It is rendered once, in the frame. */
export const Toaster = () => {
  const { shown } = useSnapshot(toasts, { sync: true })
  return (
    <Place>
      {shown.map((message) => (
        <ToastCard key={message.id} {...message} />
      ))}
    </Place>
  )
}
