// The words of this part that the specification names but does not give.

/** Daily Inspiration on a journey's page. */
export const inspirations = [
  'A path is only the places where somebody kept walking.',
  'The next waypoint is close enough to see. Look only that far.',
  'Turning back for a moment is still part of the walk.',
  'Nobody remembers the pace. They remember that you arrived.',
  'Rest where the view is good. The trail will wait.',
] as const

export const noPathsText = 'A path begins with one sentence about where you would like to be.'

export const noMilestonesText = 'Break the way into waypoints. The first one may be very small.'

export const noJourneyText = 'A path turns a wish into the next small step.'

export const savedLaterText =
  'It is kept on this device and will be sent as soon as the server can be reached.'

export const deleteJourneyText = (title: string) =>
  `“${title}” and all its milestones are permanently deleted. This cannot be undone.`

export const deleteMilestoneText = (title: string) =>
  `“${title}” is permanently deleted. This cannot be undone.`
