/** How many milestones a journey has, and how many of them are completed. */
export type MilestoneCounts = { done: number; total: number }

// Rounding alone would call 199 of 200 complete.
const percentOf = ({ done, total }: MilestoneCounts) => {
  if (total === 0) return 0
  return done < total ? Math.min(99, Math.round((done / total) * 100)) : 100
}

/** What is computed of a journey from its milestones (D21). */
export const journeyProgress = (counts: MilestoneCounts) => {
  const { done, total } = counts
  return {
    progress: percentOf(counts),
    completed_milestones: done,
    total_milestones: total,
    current_waypoint: Math.min(done + 1, total),
    total_waypoints: total,
    achievements: done,
  }
}
