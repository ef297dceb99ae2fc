// What feedback says together: by week, by page and by release of a remote, from counts and ratings alone.
import { feedbackTypes, type FeedbackType } from '@truenorth/api-contract/feedback'
import {
  fewestRaters,
  pageWeeks,
  trendWeeks,
  type FeedbackTrends,
  type ReleaseTrend,
  type TrendsQuery,
} from '@truenorth/api-contract/inbox'
import { sql, type Kysely } from 'kysely'
import { distinctTexts, withDistinct } from '../db/distinctValues.ts'
import type { Tables } from '../db/tables.ts'
import { addDays, mondayOf, utcDay } from '../time/calendarDay.ts'
import { wireInstant } from '../time/instant.ts'
import { differenceOf, toRaters, type RaterSums } from './ratingChange.ts'

const mostPages = 20
const mostRemotes = 20
const mostReleases = 300
/** The newest releases of a remote that are told of. */
const releasesTold = 5
/** A release is judged by its newest ratings, so that its answer takes as long among many as among few. */
const newestRatings = 400

type KindCounts = Record<FeedbackType, number>
const noKinds: KindCounts = { bug: 0, feature: 0, improvement: 0, general: 0 }

const addKind = <Counts extends KindCounts>(counts: Counts, type: string, messages: number) => {
  const kind = feedbackTypes.find((known) => known === type)
  if (kind) Object.assign(counts, { [kind]: counts[kind] + messages })
  return counts
}

/** The Monday of the first of that many weeks, this one included; UTC. */
const firstWeek = (now: Date, weeks: number) => addDays(mondayOf(utcDay(now)), -7 * (weeks - 1))

const messages = sql<number>`sum(messages)`

const weeksOf = async (db: Kysely<Tables>, { path, remote }: TrendsQuery, now: Date) => {
  const all = { part: 'all', subject: '' } as const
  const ofRemote = remote === undefined ? all : ({ part: 'remote', subject: remote } as const)
  const { part, subject } =
    path === undefined ? ofRemote : ({ part: 'page', subject: path } as const)
  const rows = await db
    .selectFrom('feedback_weeks')
    .select(['week', 'type', 'rating', sql<number>`cast(${messages} as integer)`.as('messages')])
    .where('part', '=', part)
    .where('subject', '=', subject)
    .$if(part !== 'remote', (some) => some.where('version', '=', ''))
    .where('week', '>=', firstWeek(now, trendWeeks))
    .groupBy(['week', 'type', 'rating'])
    .orderBy('week')
    .execute()
  const weeks = new Map<string, FeedbackTrends['weeks'][number]>()
  for (const row of rows) {
    const week = weeks.get(row.week) ?? { week: row.week, ...noKinds, ratings: [0, 0, 0, 0, 0] }
    weeks.set(row.week, addKind(week, row.type, row.messages))
    if (row.rating > 0)
      week.ratings[row.rating - 1] = (week.ratings[row.rating - 1] ?? 0) + row.messages
  }
  return [...weeks.values()]
}

const pagesOf = async (db: Kysely<Tables>, now: Date): Promise<FeedbackTrends['pages']> => {
  const rows = await db
    .selectFrom('feedback_weeks')
    .select([
      'subject',
      'type',
      sql<number>`cast(${messages} as integer)`.as('messages'),
      sql<number>`cast(sum(case when rating > 0 then messages else 0 end) as integer)`.as('rated'),
      sql<number>`cast(sum(rating * messages) as integer)`.as('stars'),
    ])
    .where('part', '=', 'page')
    .where('week', '>=', firstWeek(now, pageWeeks))
    .groupBy(['subject', 'type'])
    .execute()
  const pages = new Map<string, KindCounts & { rated: number; stars: number; all: number }>()
  for (const { subject, type, messages: sent, rated, stars } of rows) {
    const page = pages.get(subject) ?? { ...noKinds, rated: 0, stars: 0, all: 0 }
    addKind(page, type, sent)
    page.all += sent
    page.rated += rated
    page.stars += stars
    pages.set(subject, page)
  }
  return [...pages]
    .toSorted(([a, left], [b, right]) => right.all - left.all || a.localeCompare(b))
    .slice(0, mostPages)
    .map(([page, { stars, all: _all, ...counts }]) =>
      Object.assign(counts, { page }, counts.rated > 0 && { mean: stars / counts.rated }),
    )
}

/** The names of the remotes that messages were sent with, in order. */
export const remoteNames = (db: Kysely<Tables>, most: number) =>
  distinctTexts(db, most, 'feedback_remotes', 'name')

const newestReleases = async (db: Kysely<Tables>, name: string) => {
  const { rows } = await sql<{ version: string; first_at: string }>`
    ${withDistinct('feedback_remotes', 'version', sql`name = ${name}`)}
    select value as version, (select min(created_at) from feedback_remotes
      where name = ${name} and version = found.value) as first_at
    from found where value is not null limit ${mostReleases}`.execute(db)
  return rows
    .toSorted((a, b) => b.first_at.localeCompare(a.first_at) || b.version.localeCompare(a.version))
    .slice(0, releasesTold)
}

// Accounts that are gone are nobody's any more, and are not counted as people.
const ratersOf = async (db: Kysely<Tables>, name: string, version: string): Promise<RaterSums> => {
  const newest = db
    .selectFrom('feedback_remotes')
    .select(['author_id', 'rating'])
    .where('name', '=', name)
    .where('version', '=', version)
    .where('rating', 'is not', null)
    .where('author_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(newestRatings)
  const people = db
    .selectFrom(newest.as('newest'))
    .select(sql<number>`avg(cast(rating as double precision))`.as('mean'))
    .groupBy('author_id')
  return db
    .selectFrom(people.as('people'))
    .select([
      ({ fn }) => fn.countAll<number>().as('people'),
      sql<number>`coalesce(sum(mean), 0)`.as('sum'),
      sql<number>`coalesce(sum(mean * mean), 0)`.as('squares'),
    ])
    .executeTakeFirstOrThrow()
}

const kindsOf = async (db: Kysely<Tables>, name: string, versions: readonly string[]) => {
  const rows = await db
    .selectFrom('feedback_weeks')
    .select(['version', 'type', sql<number>`cast(${messages} as integer)`.as('messages')])
    .where('part', '=', 'remote')
    .where('subject', '=', name)
    .where('version', 'in', [...versions])
    .groupBy(['version', 'type'])
    .execute()
  const kinds = new Map(versions.map((version) => [version, { ...noKinds }]))
  for (const row of rows) addKind(kinds.get(row.version) ?? { ...noKinds }, row.type, row.messages)
  return kinds
}

type Release = Omit<ReleaseTrend, 'raters' | 'change'> & { sums: RaterSums }
type Pair = { before: Release; since: Release }

const releasesOf = async (db: Kysely<Tables>, name: string) => {
  const newest = await newestReleases(db, name)
  const kinds = await kindsOf(
    db,
    name,
    newest.map(({ version }) => version),
  )
  const releases: Release[] = []
  for (const { version, first_at } of newest) {
    releases.push({
      version,
      first_at: wireInstant(first_at),
      ...(kinds.get(version) ?? noKinds),
      sums: await ratersOf(db, name, version),
    })
  }
  return { name, releases }
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
  const names = await remoteNames(db, mostRemotes)
  const remotes = await Promise.all(names.map((name) => releasesOf(db, name)))
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
