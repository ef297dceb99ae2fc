import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Check, CircleAlert, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio/react'
import { IconButton } from '../button/IconButton'
import { toast, type ToastAction, type ToastMessage, toasts } from './toastStore'

const Card = chakra('div', {
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '56px',
    padding: '5px 8px 5px 16px',
    background: 'surface',
    borderTop: '1px solid',
    borderColor: 'line',
    animation: 'rise {durations.enter} {easings.calm}',
    lg: {
      maxWidth: '100%',
      border: '1px solid',
      borderColor: 'line.strong',
      borderRadius: '8',
      boxShadow: 'float',
    },
  },
})

const Words = chakra('p', { base: { flex: '1 1 0', minWidth: 'min-content', paddingRight: '8px' } })
const Sign = chakra('span', { base: { flex: 'none' } })

const Actions = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    marginLeft: 'auto',
    '& > *': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      paddingInline: '12px',
      border: 0,
      borderRadius: '6',
      background: 'none',
      color: 'brand',
      fontWeight: '600',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      _hover: { background: 'surface.sunken', color: 'brand.hover' },
    },
  },
})

const signs = {
  good: <Check size={20} />,
  bad: <CircleAlert size={20} />,
  plain: null,
}

// The message is gone before its action begins, which may show another one.
const select = (id: number, action: ToastAction) => {
  toast.close(id)
  if ('onSelect' in action) action.onSelect()
}

// The focus goes back to where it came from, for its button is about to leave.
const useFocusBack = () => {
  const cameFrom = useRef<Element | null>(null)
  return {
    remember: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget
    },
    giveBack: () => {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    },
  }
}

const ToastActions = ({ message, onSelect }: { message: ToastMessage; onSelect: () => void }) => (
  <Actions>
    {message.actions.map((action) =>
      'to' in action ? (
        <Link key={action.label} to={action.to} onClick={() => toast.close(message.id)}>
          {action.label}
        </Link>
      ) : (
        <button
          key={action.label}
          type="button"
          onClick={() => {
            onSelect()
            select(message.id, action)
          }}
        >
          {action.label}
        </button>
      ),
    )}
  </Actions>
)

// The time of a message stops while the pointer is over it or the focus is in it.
const ToastCard = ({ message }: { message: ToastMessage }) => {
  const { id, version, text, spoken, tone, durationMs, role, actions } = message
  const [isUnderPointer, setUnderPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const { remember, giveBack } = useFocusBack()
  const isHeld = isUnderPointer || hasFocus
  useEffect(() => {
    if (durationMs === 0 || isHeld) return undefined
    const timer = setTimeout(() => toast.close(id, version), durationMs)
    return () => clearTimeout(timer)
  }, [id, version, durationMs, isHeld])
  return (
    <Card
      role={role}
      onPointerEnter={() => setUnderPointer(true)}
      onPointerLeave={() => setUnderPointer(false)}
      onFocus={(event) => {
        remember(event)
        setFocus(true)
      }}
      onBlur={() => setFocus(false)}
    >
      {signs[tone] && <Sign color={tone}>{signs[tone]}</Sign>}
      <Words>
        <span>{text}</span>
        {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
      </Words>
      {actions.length > 0 && <ToastActions message={message} onSelect={giveBack} />}
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
    // On phones and tablets a message is one more line of the bar at the bottom: the shell's, or that of a form.
    // It is moved, not laid out anew, when one bar takes the place of the other.
    insetInline: 0,
    bottom: 0,
    translate:
      '0 calc(-1 * max(var(--bottom-bar, 0px), calc(var(--bar-at-hand, 0px) + env(safe-area-inset-bottom))))',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    pointerEvents: 'none',
    _print: { display: 'none' },
    'html[data-docked-bar] &': { mdDown: { translate: '0 calc(-1 * var(--bottom-bar, 0px))' } },
    lg: {
      insetInline: 'var(--gutter)',
      bottom: '20px',
      translate: 'none',
      justifyItems: 'center',
      gap: '12px',
    },
  },
})

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('textarea, input, [contenteditable]')

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !isTyping(target)

const isUndo = (action: ToastAction) => 'isUndo' in action && action.isUndo === true

const undoLast = (event: KeyboardEvent) => {
  if (!isUndoKey(event)) return
  const last = toasts.shown.findLast(({ actions }) => actions.some(isUndo))
  const action = last?.actions.find(isUndo)
  if (!last || !action) return
  event.preventDefault()
  select(last.id, action)
}

/** The place where toasts appear. It is rendered once, in the frame. */
export const Toaster = () => {
  const { shown } = useSnapshot(toasts, { sync: true })
  useEffect(() => {
    addEventListener('keydown', undoLast)
    return () => removeEventListener('keydown', undoLast)
  }, [])
  return (
    <Place>
      {shown.map((message) => (
        <ToastCard key={message.id} message={message} />
      ))}
    </Place>
  )
}
