/** How many milestones a journey has, and how many of them are completed. */
export type WaypointCounts = { completed_milestones: number; total_milestones: number }

/** How far a journey has come. */
export type Progress = {
  done: number
  total: number
  percent: number
  /** The number of the next waypoint: that of the last one when all are reached, 0 without any. */
  current: number
  isComplete: boolean
}

// Rounding alone would call 199 of 200 complete.
const percentOf = (done: number, total: number) => {
  if (total === 0) return 0
  return done < total ? Math.min(99, Math.round((done / total) * 100)) : 100
}

/** The progress of a journey from its milestone counts (section 4 of the specification, D21). */
export const progressOf = (counts: WaypointCounts): Progress => {
  const total = Math.max(0, counts.total_milestones)
  const done = Math.min(total, Math.max(0, counts.completed_milestones))
  return {
    done,
    total,
    percent: percentOf(done, total),
    current: done < total ? done + 1 : total,
    isComplete: total > 0 && done === total,
  }
}

/** How many milestones are completed. */
export const countCompleted = (milestones: readonly { is_completed: boolean }[]) =>
  milestones.filter(({ is_completed }) => is_completed).length

/** The first milestone that is not completed; undefined when all are. */
export const nextWaypoint = <Waypoint extends { is_completed: boolean }>(
  milestones: readonly Waypoint[],
) => milestones.find((milestone) => !milestone.is_completed)

/** The waypoint that is held after it was ticked; undefined when the tick was taken back meanwhile. */
export const tickedWaypoint = <Waypoint extends { id: number; is_completed: boolean }>(
  milestones: readonly Waypoint[],
  heldId: number | undefined,
) => milestones.find(({ id, is_completed }) => id === heldId && is_completed)

/** "Waypoint 2 of 3" (or "2/3" on cards), "Journey Complete!", "No milestones yet". */
export const waypointText = (
  { total, current, isComplete }: Progress,
  separator: ' of ' | '/' = ' of ',
) => {
  if (total === 0) return 'No milestones yet'
  return isComplete ? 'Journey Complete!' : `Waypoint ${current}${separator}${total}`
}

const pointsPerMilestone = 10

/** The points of the completed milestones, and a text about those of the open ones. */
export const achievementPoints = ({ done, total }: Progress) => {
  const available = (total - done) * pointsPerMilestone
  return {
    earned: done * pointsPerMilestone,
    text: available > 0 ? `${available} points available` : 'All points earned!',
  }
}
