// What feedback says together, in weeks without gaps and in plain words. A sentence tells a difference that holds,
// and never why.
import { feedbackTypes } from '@truenorth/api-contract/feedback'
import {
  type FeedbackTrends,
  fewestRaters,
  type RatingChange,
  type ReleaseTrend,
  trendWeeks,
} from '@truenorth/api-contract/inbox'
import { addDays, mondayOf } from '@truenorth/shared-ui'
import { isTold, signedDifference } from '@truenorth/shared-ui/statistics'
import { briefVersion } from './sentAlong'

/** Ratings that a week needs for its mean to be drawn as one. */
export const fewestOfWeek = 5

const fewestWeeks = 8

type Week = FeedbackTrends['weeks'][number]
type Kinds = Pick<Week, (typeof feedbackTypes)[number]>

/** A week of a chart: how many messages, how many ratings, and their mean where there are any. */
export type TrendWeek = Week & { messages: number; rated: number; mean: number | undefined }

/** How many messages there are of all kinds. */
export const messagesOf = (kinds: Kinds) =>
  feedbackTypes.reduce((sum, kind) => sum + kinds[kind], 0)

const toTrendWeek = (week: Week): TrendWeek => {
  const rated = week.ratings.reduce((sum, count) => sum + count, 0)
  const stars = week.ratings.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return {
    ...week,
    messages: messagesOf(week),
    rated,
    mean: rated > 0 ? stars / rated : undefined,
  }
}

const emptyWeek = (week: string): Week => ({
  week,
  bug: 0,
  feature: 0,
  improvement: 0,
  general: 0,
  ratings: [0, 0, 0, 0, 0],
})

/**
 * All weeks from the first with a message up to that of today, at least eight; weeks without any are empty. The
 * server counts by UTC, where the next week may have begun.
 */
export const wholeWeeks = (weeks: readonly Week[], today: string): TrendWeek[] => {
  const known = new Map(weeks.map((one) => [one.week, one]))
  const [last = ''] = [mondayOf(today), weeks.at(-1)?.week ?? ''].toSorted().toReversed()
  const mondays = Array.from({ length: trendWeeks }, (_, index) =>
    addDays(last, -7 * (trendWeeks - 1 - index)),
  )
  const first = mondays.findIndex((monday) => known.has(monday))
  const start = Math.min(first === -1 ? trendWeeks : first, trendWeeks - fewestWeeks)
  return mondays.slice(start).map((monday) => toTrendWeek(known.get(monday) ?? emptyWeek(monday)))
}

/** A mean of ratings: "4.2". */
export const meanText = (mean: number) => mean.toFixed(1)

/** Where a difference of ratings most likely lies: "−1.9 to −0.3". */
export const intervalText = ({ low, high }: RatingChange) =>
  `${signedDifference(low)} to ${signedDifference(high)}`

/** The version without what a build adds to it, unless two of these releases differ in that alone. */
export const releaseName = (
  version: string,
  releases: readonly Pick<ReleaseTrend, 'version'>[],
) => {
  const brief = briefVersion(version)
  const alike = releases.filter((other) => briefVersion(other.version) === brief)
  return alike.length > 1 ? version : brief
}

type Remote = FeedbackTrends['remotes'][number]

/** "Ratings of journal fell from 4.2 to 3.1 after 2.15.0 (n = 18; before, n = 21)". */
const changeText = (remote: Remote, version: string, change: RatingChange) => {
  const { before, since, difference } = change
  const verb = difference < 0 ? 'fell' : 'rose'
  const name = releaseName(version, remote.releases)
  const earlier = releaseName(change.before_version, remote.releases)
  return `Ratings of ${remote.name} ${verb} from ${meanText(before.mean)} to ${meanText(since.mean)} after ${name} (n = ${since.people}; with ${earlier}, n = ${before.people}). The difference is likely ${intervalText(change)} stars.`
}

/** What can be said about releases: differences that hold, releases too close to tell apart, and those too few people rated. */
export const tellReleases = (remotes: readonly Remote[]) => {
  const told: string[] = []
  const close: string[] = []
  const few: string[] = []
  for (const remote of remotes) {
    for (const { version, change } of remote.releases) {
      const name = `${remote.name} ${releaseName(version, remote.releases)}`
      if (!change) continue
      if (isTold(change)) told.push(changeText(remote, version, change))
      else close.push(`${name} (n = ${change.since.people})`)
    }
    const [newest] = remote.releases
    const people = newest?.raters?.people ?? 0
    if (newest && people < fewestRaters)
      few.push(
        `${remote.name} ${releaseName(newest.version, remote.releases)} (${people} of ${fewestRaters} people)`,
      )
  }
  return { told, close, few }
}
