import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { type SwipeEventData, useSwipeable } from 'react-swipeable'
import { vibrate } from '../display/vibrate'

// A swipe from there is the browser's own: it goes back.
const edgePx = 24
const beginsAfterPx = 12
const farEnoughPx = 96

/** What a swipe over a card does, with the words and the icon that show beside it meanwhile. */
export type SwipeAction = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
}

/** What a swipe to the right and one to the left do; without one the card stays. */
export type SwipeActions = { right?: SwipeAction | undefined; left?: SwipeAction | undefined }

// It hangs at the side of the card and comes in with it.
const Hint = chakra('span', {
  base: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    width: '96px',
    color: 'ink.muted',
    fontSize: '14',
    fontWeight: '600',
    transition: 'color .15s, transform .15s',
    '&[data-danger]': { color: 'bad' },
    '&[data-armed]': { color: 'brand', transform: 'scale(1.12)' },
    '&[data-armed][data-danger]': { color: 'bad' },
  },
  variants: {
    side: { right: { right: '100%' }, left: { left: '100%' } },
  },
})

type Swipe = { side: keyof SwipeActions; isArmed: boolean }

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Beyond the distance that is needed the card follows more and more slowly. */
const follow = (px: number) => {
  const over = Math.max(0, Math.abs(px) - farEnoughPx)
  return Math.sign(px) * (Math.min(Math.abs(px), farEnoughPx) + Math.sqrt(over) * 2)
}

/**
 * Swiping a card with a finger: it follows, shows what a swipe that far does, and does that when it is let
 * go. The same actions must be in reach without a swipe, in a menu for instance. Scrolling stays as it is.
 * @returns the `ref` of the card, which has a position, and the `hint`, which is its last child
 */
export const useSwipeActions = (actions: SwipeActions) => {
  const [swipe, setSwipe] = useState<Swipe>()
  const card = useRef<HTMLElement>(null)
  const isFollowing = useRef(false)

  const move = (px: number) => {
    if (card.current) card.current.style.transform = px ? `translateX(${px}px)` : ''
  }
  const end = () => {
    isFollowing.current = false
    setSwipe(undefined)
    const element = card.current
    if (!element) return
    if (!isReduced()) element.style.transition = 'transform .2s'
    move(0)
    element.closest('main')?.style.removeProperty('overflow-x')
  }
  // Which way a gesture goes is decided once, so that scrolling never becomes a swipe.
  const begin = ({ dir, initial: [startX] }: SwipeEventData) => {
    const isInside = startX > edgePx && startX < innerWidth - edgePx
    isFollowing.current = isInside && (dir === 'Left' || dir === 'Right')
    if (!isFollowing.current || !card.current) return
    card.current.style.transition = 'none'
    card.current.addEventListener('touchcancel', end, { once: true })
    card.current.closest('main')?.style.setProperty('overflow-x', 'clip')
  }
  const continueTo = ({ deltaX }: SwipeEventData) => {
    if (!isFollowing.current) return
    const side = deltaX > 0 ? 'right' : 'left'
    if (!actions[side]) return move(0)
    const isArmed = Math.abs(deltaX) >= farEnoughPx
    if (isArmed && !swipe?.isArmed) vibrate()
    if (swipe?.side !== side || swipe.isArmed !== isArmed) setSwipe({ side, isArmed })
    move(follow(deltaX))
  }
  const release = ({ deltaX }: SwipeEventData) => {
    if (!isFollowing.current) return
    end()
    if (Math.abs(deltaX) >= farEnoughPx) actions[deltaX > 0 ? 'right' : 'left']?.onSelect()
  }
  const swiped = useSwipeable({
    delta: beginsAfterPx,
    onSwipeStart: begin,
    onSwiping: continueTo,
    onSwiped: release,
  })

  const ref = useCallback(
    (element: HTMLElement | null) => {
      card.current = element
      swiped.ref(element)
      if (element) element.style.touchAction = 'pan-y pinch-zoom'
    },
    [swiped],
  )
  const shown = swipe && actions[swipe.side]
  const hint = shown && (
    <Hint
      aria-hidden
      side={swipe.side}
      data-danger={shown.danger || undefined}
      data-armed={swipe.isArmed || undefined}
    >
      {shown.icon}
      {shown.label}
    </Hint>
  )
  return { ref, hint }
}
