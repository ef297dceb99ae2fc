// Texts that the specification mentions without giving their words.

/** Beside the readings of today. */
export const overviewQuotes = [
  'One reading is a moment. A week of them is a landscape.',
  'Look back gently: that was you, doing what you could.',
  'The needle swings before it settles. So may you.',
  'Low days count as much as high ones. Both are true.',
  'What you notice today, you will recognise tomorrow.',
] as const

/** On the dashboard, one each day in turn. */
export const dashboardQuotes = [
  'You do not have to see the whole way. The next mark is enough.',
  'A slow morning is still a morning.',
  'Ask what the day needs, not what it should have been.',
  'Courage is often just checking the map again.',
  'Some days the win is that you looked.',
  'Be as patient with yourself as the sea is with the shore.',
  'There is no wrong place to start from.',
] as const

export const noReadingToday = 'The needle rests at north until you take a reading.'

export const noEntryLegend = 'No entry that day: it counts as 3, Okay.'

export const meanOfDayLegend = 'Several readings on one day are shown as their mean.'

export const supportText =
  'Heavy days are easier to carry with company. If you would like to talk to someone:'

export const supportLinkText = 'find a listener near you'

export const supportUrl = 'https://findahelpline.com'

export const historyHint = 'Readings that you log appear here, newest first.'

export const filteredHistoryHint = 'Try other words, or take a filter away.'

export const noInsight = 'A first reading this week, and its pattern shows here.'

export const requiredNoteHint = 'A reading that is edited keeps a note, so that you know later why.'
