import type { Progress } from './progressOf'

type Parting = ' of ' | '/'

/** "Waypoint 2 of 3" (or "2/3" on cards), "Journey Complete!", "No milestones yet". */
export const waypointText = (
  { total, current, isComplete }: Progress,
  parting: Parting = ' of ',
) => {
  if (total === 0) return 'No milestones yet'
  return isComplete ? 'Journey Complete!' : `Waypoint ${current}${parting}${total}`
}
