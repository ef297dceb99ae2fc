// What goes with better and with harder days, and how sure that is.
import {
  type CountedDay,
  meanOf,
  type PartOfDay,
  partsOfDay,
  type ReceivedMoodDays,
  toDays,
} from '@truenorth/api-contract/moodDays'
import { dayNumber, energyLevels } from '@truenorth/shared-ui'
import {
  blockLength,
  compareDays,
  type DayValue,
  type Difference,
} from '@truenorth/shared-ui/statistics'

/** What can be said of some days beside the others; without `found` it is too little. */
export type Comparison<Name> = { name: Name; days: number; found?: Difference }

export type Insights = {
  days: readonly CountedDay[]
  readings: number
  /** The mean of all days. */
  usual: number
  /** Compared tags, best first, and those that have too few days, most days first. */
  tags: { compared: readonly Required<Comparison<string>>[]; tooFew: readonly Comparison<string>[] }
  /** 1 for Monday to 7 for Sunday. */
  weekdays: readonly Comparison<number>[]
  parts: readonly Comparison<PartOfDay>[]
}

/** Days that a tag needs, with it and without it (D55). */
export const fewestTagDays = 8
/** Days that a weekday or a part of the day needs (D55). */
export const fewestDays = 10
/** Days with readings below which nothing is said at all (D55). */
export const fewestDaysInAll = 30
// The most used are compared, whatever they go with: each comparison makes all intervals wider.
const mostTags = 12

// 1970 began on a Thursday.
const weekdayOf = (date: string) => ((dayNumber(date) + 3) % 7) + 1

type Question<Name> = { name: Name; fewest: number; values: readonly DayValue[] }

const countInside = (values: readonly DayValue[]) =>
  values.reduce((count, { isInside }) => count + Number(isInside), 0)

const hasEnough = ({ fewest, values }: Question<unknown>) => {
  const inside = countInside(values)
  return inside >= fewest && values.length - inside >= fewest
}

// The value of each part of each day: many readings of one evening count once.
const partValues = (days: readonly CountedDay[]) =>
  days.flatMap(({ date, kinds }) =>
    partsOfDay.flatMap((part) => {
      const moods = [0, 0, 0, 0, 0]
      for (const kind of kinds)
        if (kind.part === part) moods[kind.mood - 1] = (moods[kind.mood - 1] ?? 0) + kind.count
      const { count, mean } = meanOf(moods)
      return count > 0 ? [{ day: dayNumber(date), value: mean, part }] : []
    }),
  )

/** How often the tags were used, in days, most days first. */
export const countTags = (days: readonly CountedDay[]) => {
  const counts = new Map<string, number>()
  for (const { tags } of days) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

// Each comparison reads all days: between them the page can answer.
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/** Compares days with and without each tag, weekdays and parts of the day, one after the other in short tasks. */
export const findInsights = async (answer: ReceivedMoodDays): Promise<Insights> => {
  const days = toDays(answer)
  const values = days.map(({ date, mean }) => ({ day: dayNumber(date), value: mean }))
  const inParts = partValues(days)
  const question = <Name>(name: Name, fewest: number, isInside: (day: CountedDay) => boolean) => ({
    name,
    fewest,
    values: days.map((day, index): DayValue => ({
      day: values[index]?.day ?? 0,
      value: day.mean,
      isInside: isInside(day),
    })),
  })
  const tags = countTags(days)
  const often = tags
    .filter(([, count]) => count >= fewestTagDays && days.length - count >= fewestTagDays)
    .slice(0, mostTags)
    .map(([tag]) => question(tag, fewestTagDays, (day) => day.tags.includes(tag)))
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    question(weekday, fewestDays, ({ date }) => weekdayOf(date) === weekday),
  )
  const parts = partsOfDay.map((part) => ({
    name: part,
    fewest: fewestDays,
    values: inParts.map(({ day, value, part: of }) => ({ day, value, isInside: of === part })),
  }))
  const isEarly = days.length < fewestDaysInAll
  const comparisons = [...often, ...weekdays, ...parts].filter(hasEnough).length
  const block = blockLength((values.at(-1)?.day ?? 0) - (values[0]?.day ?? 0) + 1)
  const answersTo = async <Name>(questions: readonly Question<Name>[]) => {
    const answers: Comparison<Name>[] = []
    for (const { name, fewest, values: asked } of questions) {
      const isPossible = !isEarly && hasEnough({ name, fewest, values: asked })
      if (isPossible) await pause()
      const found = isPossible ? compareDays(asked, { comparisons, block }) : undefined
      answers.push({ name, days: countInside(asked), ...(found && { found }) })
    }
    return answers
  }
  const compared = (await answersTo(often)).flatMap(({ found, ...rest }) =>
    found ? [{ ...rest, found }] : [],
  )
  const names = new Set(compared.map(({ name }) => name))
  return {
    days,
    readings: days.reduce((sum, { count }) => sum + count, 0),
    usual: values.reduce((sum, { value }) => sum + value, 0) / Math.max(values.length, 1),
    tags: {
      compared: compared.sort((a, b) => b.found.difference - a.found.difference),
      tooFew: tags
        .filter(([tag, count]) => !names.has(tag) && count < fewestTagDays)
        .map(([name, count]) => ({ name, days: count })),
    },
    weekdays: await answersTo(weekdays),
    parts: await answersTo(parts),
  }
}

/** How often each energy met each mood: a row for each mood from 1 on, a column for each energy from low on. */
export const countPlane = (days: readonly CountedDay[]) => {
  const plane = [1, 2, 3, 4, 5].map(() => energyLevels.map(() => 0))
  for (const { mood, energy, count } of days.flatMap(({ kinds }) => kinds)) {
    const row = plane[mood - 1]
    const column = energyLevels.findIndex((level) => level === energy)
    if (row && column >= 0) row[column] = (row[column] ?? 0) + count
  }
  return plane
}
