import { encodeKind } from '@truenorth/api-contract/moodDays'
import type { Mood } from '@truenorth/api-contract/moods'
import { daysBetween } from '@truenorth/shared-ui'

/** The answer of `GET /mood/days/` about readings, without their tags. */
export const countedDays = (readings: readonly Pick<Mood, 'local_date' | 'mood_value'>[]) => {
  const days = [...new Set(readings.map(({ local_date: day }) => day ?? ''))].sort()
  return {
    tags: [],
    first: days[0] ?? null,
    days: days.map((day, index) => [
      daysBetween(days[index - 1] ?? day, day),
      readings
        .filter(({ local_date: of }) => of === day)
        .flatMap(({ mood_value: mood }) => [encodeKind({ mood, energy: null, part: null }), 1]),
      [],
    ]),
  }
}
