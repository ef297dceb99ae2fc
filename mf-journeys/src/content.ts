// The texts of this remote that the specification asks for but does not give.

/** The quotes of Daily Inspiration on the page of a journey. */
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

export const unableToEditText = 'Unable to load this path for editing. Please try again.'

/** What a form says for a moment after it has created a journey. */
export const journeyCreated = {
  title: 'Journey Created!',
  text: 'Your path is ready. The first waypoint is yours to set.',
  durationMs: 1500,
}

export const deleteJourneyText = (title: string) =>
  `“${title}” and all its milestones are permanently deleted. This cannot be undone.`

export const deleteMilestoneText = (title: string) =>
  `“${title}” is permanently deleted. This cannot be undone.`
