// Which items come in, for the counts of the page and for the batches of the worker alike.
import type { Choices, MoodName, Tally } from './protocol'

/** Whether an item has a value for its mood, or gets one from what was chosen. */
export const hasMood = (
  item: Pick<Tally, 'kind' | 'moodName' | 'hasMood'>,
  { moods, moodOfEntries }: Pick<Choices, 'moods' | 'moodOfEntries'>,
) => {
  if (item.hasMood || moods[item.moodName] !== undefined) return true
  return item.kind === 'entry' && item.moodName === '' && moodOfEntries !== null
}

/** Whether an item is to be sent, apart from its mood. */
export const isWanted = (
  { state }: Pick<Tally, 'state'>,
  { takesSimilar }: Pick<Choices, 'takesSimilar'>,
) => state === 'new' || (state === 'similar' && takesSimilar)

// What stays as it is needs no answer.
const isComing = (tally: Tally) => isWanted(tally, { takesSimilar: true })

/** Entries that are not here yet, and for which the source has no mood at all. */
export const countEntriesWithoutMood = (tallies: readonly Tally[]) =>
  sum(
    tallies.filter(
      (tally) =>
        isComing(tally) && tally.kind === 'entry' && !tally.hasMood && tally.moodName === '',
    ),
  )

/** Items that are not here yet, and whose moment depends on the zone that the person confirms. */
export const countWithoutZone = (tallies: readonly Tally[]) =>
  sum(tallies.filter((tally) => isComing(tally) && tally.needsZone))

/** The moods of what is not here yet, with the numbers of that alone. */
export const moodsToAsk = (moods: readonly MoodName[], tallies: readonly Tally[]): MoodName[] =>
  moods.flatMap((mood) => {
    const coming = tallies.filter((tally) => tally.moodName === mood.name && isComing(tally))
    const countOf = (wanted: Tally['kind']) => sum(coming.filter(({ kind }) => kind === wanted))
    if (coming.length === 0) return []
    return [{ ...mood, readings: countOf('reading'), entries: countOf('entry') }]
  })

const sum = (tallies: readonly Tally[]) => tallies.reduce((total, { count }) => total + count, 0)

/** What the preview says in numbers. */
export const countSelection = (tallies: readonly Tally[], choices: Choices) => {
  const wanted = tallies.filter((tally) => isWanted(tally, choices))
  const taken = wanted.filter((tally) => hasMood(tally, choices))
  const inState = (state: Tally['state']) => sum(tallies.filter((tally) => tally.state === state))
  return {
    readings: sum(taken.filter(({ kind }) => kind === 'reading')),
    entries: sum(taken.filter(({ kind }) => kind === 'entry')),
    paths: sum(taken.filter(({ kind }) => kind === 'path')),
    withoutMood: sum(wanted) - sum(taken),
    known: inState('known'),
    changed: inState('changed'),
    similar: inState('similar'),
  }
}

export type SelectionCounts = ReturnType<typeof countSelection>
