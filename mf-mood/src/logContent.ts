// Such texts of the log: apart from the others, which would be loaded with it.

/** Daily Inspiration on the log screen. */
export const logQuotes = [
  'Name the weather before you argue with it.',
  'A feeling that is written down weighs a little less.',
  'You are not behind. You are here.',
  'Small honest notes make a true map.',
  'Rest is a direction too.',
  'Nobody sails by yesterday’s wind.',
  'Whatever you feel has a right to be on the page.',
] as const

/** What is said where a reading could not be deleted. */
export const failedToDelete = 'Failed to delete entry. Please try again.'

/** What is said where a reading could not be saved, and nothing says why. */
export const failedToSave = 'Failed to save your reading. Please try again.'
