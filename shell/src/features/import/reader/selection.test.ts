import type { Choices, Tally } from './protocol'
import { countEntriesWithoutMood, countSelection, countWithoutZone, moodsToAsk } from './selection'

const tally = (changes: Partial<Tally>): Tally => ({
  kind: 'reading',
  moodName: 'rad',
  hasMood: true,
  needsZone: false,
  state: 'new',
  count: 1,
  ...changes,
})
const nothing: Choices = { moods: {}, moodOfEntries: null, zone: 'UTC', takesSimilar: false }

test('counts what comes in by its kind', () => {
  const tallies = [tally({ count: 5 }), tally({ kind: 'entry', count: 2 })]
  expect(countSelection(tallies, nothing)).toMatchObject({
    readings: 5,
    entries: 2,
    withoutMood: 0,
  })
})

test('leaves out a mood without a value until it has one', () => {
  const tallies = [tally({ moodName: 'numb', hasMood: false, count: 21 })]
  expect(countSelection(tallies, nothing)).toMatchObject({ readings: 0, withoutMood: 21 })
  expect(countSelection(tallies, { ...nothing, moods: { numb: 2 } })).toMatchObject({
    readings: 21,
    withoutMood: 0,
  })
})

test('one answer gives all entries without a mood theirs, and readings none', () => {
  const unnamed = { moodName: '', hasMood: false }
  const tallies = [tally({ ...unnamed, kind: 'entry', count: 3 }), tally(unnamed)]
  expect(countSelection(tallies, { ...nothing, moodOfEntries: 3 })).toMatchObject({
    readings: 0,
    entries: 3,
    withoutMood: 1,
  })
})

test('takes what is probably there only when asked to, and what is there never', () => {
  const tallies = [
    tally({ state: 'known', count: 10 }),
    tally({ state: 'changed', count: 2 }),
    tally({ state: 'similar', count: 4 }),
  ]
  const counts = { known: 10, changed: 2, similar: 4, withoutMood: 0 }
  expect(countSelection(tallies, nothing)).toMatchObject({ ...counts, readings: 0 })
  expect(countSelection(tallies, { ...nothing, takesSimilar: true })).toMatchObject({
    ...counts,
    readings: 4,
  })
})

test('asks only for moods of what is not here yet, with its numbers', () => {
  const mood = { readings: 9, entries: 9, value: null, guess: null }
  const moods = [
    { ...mood, name: 'rad' },
    { ...mood, name: 'numb' },
  ]
  const tallies = [
    tally({ state: 'known', count: 8 }),
    tally({ moodName: 'numb', state: 'changed' }),
    tally({ count: 2 }),
    tally({ kind: 'entry', state: 'similar' }),
  ]
  expect(moodsToAsk(moods, tallies)).toEqual([{ ...mood, name: 'rad', readings: 2, entries: 1 }])
})

test('asks only for what new entries and new items lack', () => {
  const bare = { kind: 'entry', moodName: '', hasMood: false, needsZone: true } as const
  const tallies = [
    tally({ ...bare, state: 'known', count: 8 }),
    tally({ ...bare, state: 'changed' }),
    tally({ needsZone: true, count: 2 }),
  ]
  expect([countEntriesWithoutMood(tallies), countWithoutZone(tallies)]).toEqual([0, 2])
  const grown = [...tallies, tally({ ...bare, count: 3 }), tally({ ...bare, state: 'similar' })]
  expect([countEntriesWithoutMood(grown), countWithoutZone(grown)]).toEqual([4, 6])
})
