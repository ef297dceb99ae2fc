import type { Milestone } from '@truenorth/api-contract/journeys'
import { chakra, CheckIcon, vibrate } from '@truenorth/shared-ui'
import { useRef } from 'react'
import { useCompleteMilestone } from '../api/completion'
import type { JourneyId } from '../api/journeys'

const tickSize = '56px'

const Tick = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: tickSize,
    height: tickSize,
    padding: 0,
    border: 0,
    borderRadius: 'full',
    background: 'transparent',
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      border: '2px solid',
      borderColor: 'brand',
      borderRadius: 'full',
      outline: '1.5px solid',
      outlineColor: 'brand',
      outlineOffset: '4px',
      color: 'transparent',
      transition: 'background .15s, transform 420ms {easings.spring}',
    },
    // A finger leaves no hover behind.
    '@media (hover: hover)': { '&:hover > span': { color: 'brand' } },
    '&:active > span': { transform: 'scale(.86)' },
    '&[aria-pressed=true] > span': { background: 'brand', color: 'on.brand' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

type WaypointTickProps = {
  journeyId: JourneyId
  milestone: Milestone
  /** Gets the id of a waypoint that was ticked just now. */
  onReached: (id: number) => void
}

/** A second press so soon is part of a double tap. */
const doubleTapMs = 1_000

/**
 * Ticks a waypoint as reached; a message says so and offers to undo it. A press on what it has just ticked undoes
 * it, too, but for the second press of a double tap.
 */
export const WaypointTick = ({ journeyId, milestone, onReached }: WaypointTickProps) => {
  const { mutate: complete, isPending } = useCompleteMilestone(journeyId)
  const last = useRef({ id: 0, progress: 0, at: -doubleTapMs })
  const { id, title, is_completed, progress } = milestone
  const reach = () => {
    last.current = { id, progress, at: performance.now() }
    onReached(id)
    vibrate()
    complete({ id, is_completed: true, progress })
  }
  const undo = () => {
    const before = last.current.id === id ? last.current.progress : progress
    complete({ id, is_completed: false, progress: before, isUndo: true })
  }
  const change = () => {
    if (isPending || performance.now() - last.current.at < doubleTapMs) return
    if (is_completed) undo()
    else reach()
  }
  return (
    <Tick
      type="button"
      aria-pressed={is_completed}
      aria-label={`Reached: ${title}`}
      onClick={change}
    >
      <span>
        <CheckIcon size={20} aria-hidden />
      </span>
    </Tick>
  )
}
