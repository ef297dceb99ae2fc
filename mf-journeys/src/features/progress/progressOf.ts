export type WaypointCounts = { completed_milestones: number; total_milestones: number }

export type Progress = {
  done: number
  total: number
  percent: number
  /** The number of the waypoint that comes next; the last one once all are reached, 0 without any. */
  current: number
  isComplete: boolean
}

// Rounding alone would call 199 of 200 complete.
const percentOf = (done: number, total: number) => {
  if (total === 0) return 0
  return done < total ? Math.min(99, Math.round((done / total) * 100)) : 100
}

/** Where a journey stands by its completed and total milestones (section 4, D21). */
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
