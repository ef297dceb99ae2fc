type Reachable = { is_completed: boolean }

/** The first milestone that is not completed; none once all are. */
export const nextWaypoint = <Waypoint extends Reachable>(milestones: readonly Waypoint[]) =>
  milestones.find((milestone) => !milestone.is_completed)
