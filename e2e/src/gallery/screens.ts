import type { Screen } from './screen.ts'
import { visitorScreens } from './visitorScreens.ts'
import { moodScreens } from './moodScreens.ts'
import { pathScreens } from './pathScreens.ts'
import { journalScreens } from './journalScreens.ts'
import { otherScreens } from './otherScreens.ts'

/** Every screen in its states, with whom it is shown to. `:journey`, `:mood` and `:entry` are of the seeded data. */
export const screens: Screen[] = [
  ...visitorScreens,
  ...moodScreens,
  ...pathScreens,
  ...journalScreens,
  ...otherScreens,
]
