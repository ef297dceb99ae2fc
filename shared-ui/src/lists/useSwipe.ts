import { type SwipeEventData, useSwipeable } from 'react-swipeable'

const farEnoughPx = 60

type Swipe = { onLeft: () => void; onRight: () => void }

/**
 * Tells a swipe of a finger, clearly sideways and far enough, from scrolling.
 * @returns the props of the element that is swiped
 */
export const useSwipe = ({ onLeft, onRight }: Swipe) =>
  useSwipeable({
    onSwiped: ({ deltaX, absX, absY }: SwipeEventData) => {
      if (absX < farEnoughPx || absX < 2 * absY) return
      if (deltaX < 0) onLeft()
      else onRight()
    },
  })
