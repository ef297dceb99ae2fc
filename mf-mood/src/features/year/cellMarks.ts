// The marks that tell a mood without its color: on the screen and in the saved picture.
import type { ColorMode, MoodValue } from '@truenorth/shared-ui'

/** A shape for each mood in a square of 16: the more it points up, the better the mood. */
export const moodShapes: Readonly<Record<MoodValue, string>> = {
  1: 'M8 14L1.5 3h13z',
  2: 'M8 13L2 6.5l2-2 4 4.3 4-4.3 2 2z',
  3: 'M2 6.4h12v3.2H2z',
  4: 'M8 3.5L14 10l-2 2-4-4.3L4 12l-2-2z',
  5: 'M8 2L14.5 13h-13z',
}

/** The color of a number or shape on the color of a mood; a test measures its contrast. */
export const inkOnMood = (mood: MoodValue, mode: ColorMode) =>
  mode === 'dark' || mood % 2 === 0 ? 'black' : 'white'
