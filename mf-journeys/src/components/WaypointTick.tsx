import type { Milestone } from '@truenorth/api-contract/journeys'
import { chakra, CheckIcon } from '@truenorth/shared-ui'
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
    '&:hover > span': { color: 'brand' },
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

/** Ticks a waypoint as reached, or as open again. A message says so and offers to undo it. */
export const WaypointTick = ({ journeyId, milestone, onReached }: WaypointTickProps) => {
  const { mutate: complete } = useCompleteMilestone(journeyId)
  const { id, title, is_completed, progress } = milestone
  const change = () => {
    if (!is_completed) {
      onReached(id)
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(10)
    }
    complete({ id, is_completed: !is_completed, progress })
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
