// What feedback says together: by week, by page and by release of a remote, from counts and ratings alone.
import { feedbackTypes } from '@truenorth/api-contract/feedback'
import {
  fewestRaters,
  pageWeeks,
  trendWeeks,
  type FeedbackTrends,
  type ReleaseTrend,
  type TrendsQuery,
} from '@truenorth/api-contract/inbox'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { addDays, mondayOf, utcDay } from '../time/calendarDay.ts'
import { wireInstant } from '../time/instant.ts'
import { differenceOf, toRaters, type RaterSums } from './ratingChange.ts'

const mostPages = 20
const mostRemotes = 20
/** The newest releases of a remote that are told of. */
const releasesTold = 5

/** The Monday of the first of that many weeks, this one included; UTC. */
const firstWeek = (now: Date, weeks: number) => addDays(mondayOf(utcDay(now)), -7 * (weeks - 1))

const partOf = ({ path, remote }: TrendsQuery) => {
  if (path !== undefined) return { part: 'page', subject: path } as const
  if (remote !== undefined) return { part: 'remote', subject: remote } as const
  return { part: 'all', subject: '' } as const
}

const weeksOf = async (db: Kysely<Tables>, query: TrendsQuery, now: Date) => {
  const { part, subject } = partOf(query)
  const rows = await db
    .selectFrom('feedback_week_sums')
    .select(['week', ...feedbackTypes])
    .select(['rated_1', 'rated_2', 'rated_3', 'rated_4', 'rated_5'])
    .where('part', '=', part)
    .where('subject', '=', subject)
    .where('week', '>=', firstWeek(now, trendWeeks))
    .orderBy('week')
    .execute()
  return rows.map(({ rated_1, rated_2, rated_3, rated_4, rated_5, ...week }) =>
    Object.assign(week, { ratings: [rated_1, rated_2, rated_3, rated_4, rated_5] }),
  )
}

const summed = (amount: string) => sql<number>`cast(sum(${sql.raw(amount)}) as integer)`

const pagesOf = async (db: Kysely<Tables>, now: Date): Promise<FeedbackTrends['pages']> => {
  const rows = await db
    .selectFrom('feedback_week_sums')
    .select([
      'subject as page',
      ...feedbackTypes.map((type) => summed(type).as(type)),
      summed('rated_1 + rated_2 + rated_3 + rated_4 + rated_5').as('rated'),
      summed('rated_1 + 2 * rated_2 + 3 * rated_3 + 4 * rated_4 + 5 * rated_5').as('stars'),
    ])
    .where('part', '=', 'page')
    .where('week', '>=', firstWeek(now, pageWeeks))
    .groupBy('subject')
    .orderBy(sql`sum(${sql.raw(feedbackTypes.join(' + '))})`, 'desc')
    .orderBy('subject')
    .limit(mostPages)
    .execute()
  return rows.map(({ stars, ...page }) =>
    Object.assign(page, page.rated > 0 && { mean: stars / page.rated }),
  )
}

type Release = Omit<ReleaseTrend, 'raters' | 'change'> & { sums: RaterSums }
type Pair = { before: Release; since: Release }

// The newest of each remote, by name, newest first.
const releasesOf = async (db: Kysely<Tables>) => {
  const placed = db
    .selectFrom('feedback_releases')
    .selectAll()
    .select(
      sql<number>`row_number() over (partition by name order by first_at desc, version desc)`.as(
        'place',
      ),
    )
  const rows = await db
    .selectFrom(placed.as('placed'))
    .select(['name', 'version', 'first_at', ...feedbackTypes, 'people', 'means', 'squares'])
    .where('place', '<=', releasesTold)
    .orderBy('name')
    .orderBy('place')
    .limit(mostRemotes * releasesTold)
    .execute()
  const remotes = new Map<string, Release[]>()
  for (const { name, first_at, people, means: sum, squares, ...release } of rows) {
    const releases = remotes.get(name) ?? []
    releases.push({ ...release, first_at: wireInstant(first_at), sums: { people, sum, squares } })
    remotes.set(name, releases)
  }
  return [...remotes].map(([name, releases]) => ({ name, releases }))
}

// A release is compared with the newest one before it that enough people have rated.
const pairOf = (since: Release, earlier: readonly Release[]): Pair | undefined => {
  if (since.sums.people < fewestRaters) return undefined
  const before = earlier.find(({ sums }) => sums.people >= fewestRaters)
  return before && { before, since }
}

const toTrend = (
  { sums, ...release }: Release,
  pair: Pair | undefined,
  comparisons: number,
): ReleaseTrend => ({
  ...release,
  ...(sums.people > 0 && { raters: toRaters(sums) }),
  ...(pair && {
    change: {
      before_version: pair.before.version,
      before: toRaters(pair.before.sums),
      since: toRaters(sums),
      ...differenceOf(pair.before.sums, sums, comparisons),
    },
  }),
})

/** What the messages say together, up to now. */
export const readTrends = async (
  db: Kysely<Tables>,
  query: TrendsQuery,
  now: Date,
): Promise<FeedbackTrends> => {
  const remotes = await releasesOf(db)
  const pairs = new Map<Release, Pair>()
  for (const { releases } of remotes)
    for (const [index, release] of releases.entries()) {
      const pair = pairOf(release, releases.slice(index + 1))
      if (pair) pairs.set(release, pair)
    }
  return {
    weeks: await weeksOf(db, query, now),
    pages: await pagesOf(db, now),
    remotes: remotes.map(({ name, releases }) => ({
      name,
      releases: releases.map((release) => toTrend(release, pairs.get(release), pairs.size)),
    })),
  }
}
