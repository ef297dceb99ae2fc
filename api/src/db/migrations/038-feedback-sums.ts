import { sql, type RawBuilder } from 'kysely'
import { migration, type Dialect } from './columns.ts'

// What the charts and the labels of the inbox show is a few rows, however many messages there are (decision 066).
// `feedback_week_sums` has a row for each week of all messages, of a page, and of a remote; triggers on
// `feedback_weeks` keep it. `feedback_releases` has a row for each release of a remote: when its first message came,
// how many have come, and of the people who rated it, how many they are, and the sum of their means and of the squares of these.
// `feedback_label_tallies` counts the messages with a label as `feedback_tallies` counts all (decision 060).
const kinds = ['bug', 'feature', 'improvement', 'general']
const stars = [1, 2, 3, 4, 5]
const sums = [
  ...kinds.map((kind) => ({ column: kind, counts: `type = '${kind}'` })),
  ...stars.map((star) => ({ column: `rated_${star}`, counts: `rating = ${star}` })),
]
const list = (texts: readonly string[]) => sql.raw(texts.join(', '))
const sumColumns = list(sums.map(({ column }) => column))
const kindsGrow = list(
  kinds.map((kind) => `${kind} = feedback_releases.${kind} + excluded.${kind}`),
)

const addToWeek = (change: string) => sql`
  insert into feedback_week_sums (part, subject, week, ${sumColumns})
  values (new.part, new.subject, new.week,
    ${list(sums.map(({ counts }) => `case when new.${counts} then ${change} else 0 end`))})
  on conflict (part, subject, week) do update set
    ${list(sums.map(({ column }) => `${column} = feedback_week_sums.${column} + excluded.${column}`))}`

const isOfRelease = (row: string) => sql.raw(`name = ${row}.name and version = ${row}.version`)

const addToRelease = (change: string) => sql`
  update feedback_releases set
    ${list(kinds.map((kind) => `${kind} = ${kind} + case when new.type = '${kind}' then ${change} else 0 end`))}
  where new.part = 'remote' and name = new.subject and version = new.version`

// The mean of a person with the rating of this row, less the mean without it. The release is locked before, so that
// two messages of one person at once take turns.
const rate = (row: 'new' | 'old', sign: 1 | -1) => {
  const rating = sql.raw(`${row}.rating`)
  return sql`
    insert into feedback_releases (name, version, first_at, people, means, squares)
    select ${sql.raw(`${row}.name, ${row}.version, ${row}.created_at`)},
      ${sql.raw(`${sign}`)} * case when others = 0 then 1 else 0 end,
      ${sql.raw(`${sign}`)} * (having_it - without_it),
      ${sql.raw(`${sign}`)} * (having_it * having_it - without_it * without_it)
    from (
      select others, cast(given + ${rating} as double precision) / (others + 1) as having_it,
        case when others = 0 then 0 else cast(given as double precision) / others end as without_it
      from (
        select count(*) as others, coalesce(sum(rating), 0) as given from feedback_remotes
        where ${isOfRelease(row)} and author_id = ${sql.raw(`${row}.author_id`)}
          and rating is not null and feedback_id <> ${sql.raw(`${row}.feedback_id`)}
      ) as other_ratings
    ) as person
    where ${rating} is not null and ${sql.raw(`${row}.author_id`)} is not null
    on conflict (name, version) do update set
      people = feedback_releases.people + excluded.people,
      means = feedback_releases.means + excluded.means,
      squares = feedback_releases.squares + excluded.squares`
}

const countIn = sql`
  insert into feedback_releases (name, version, first_at, messages)
  values (new.name, new.version, new.created_at, 1)
  on conflict (name, version) do update set messages = feedback_releases.messages + 1,
    first_at = case when excluded.first_at < feedback_releases.first_at
      then excluded.first_at else feedback_releases.first_at end`

const countOut = [
  sql`update feedback_releases set messages = messages - 1 where ${isOfRelease('old')}`,
  rate('old', -1),
  sql`delete from feedback_releases where messages = 0 and ${isOfRelease('old')}`,
  sql`update feedback_releases set first_at = (
      select min(created_at) from feedback_remotes
      where ${isOfRelease('old')} and feedback_id <> old.feedback_id)
    where first_at = old.created_at and ${isOfRelease('old')}`,
]

const tallyKey = sql`label, type, state, is_read, assignee_id`

const labelsOf: Record<Dialect, (row: string) => RawBuilder<unknown>> = {
  sqlite: (row) => sql.raw(`(select distinct value as label from json_each(${row}.labels)) as own`),
  postgres: (row) =>
    sql.raw(
      `(select distinct label from jsonb_array_elements_text(${row}.labels::jsonb) as one (label)) as own`,
    ),
}

const cellsOf = (dialect: Dialect, row: string, sign: number) =>
  sql`select label, ${sql.raw(
    `${row}.type as type, ${row}.state as state, ${row}.is_read as is_read,
      coalesce(${row}.assignee_id, 0) as assignee_id, ${sign} as messages`,
  )} from ${labelsOf[dialect](row)}`

// Always in the same order, so that two changes at once do not wait for each other.
const tally = (cells: RawBuilder<unknown>) => sql`
  insert into feedback_label_tallies (${tallyKey}, messages)
  select ${tallyKey}, sum(messages) from (${cells}) as cells
  where true group by ${tallyKey} having sum(messages) <> 0 order by ${tallyKey}
  on conflict (${tallyKey}) do update
    set messages = feedback_label_tallies.messages + excluded.messages`

const dropEmpty = (dialect: Dialect) => sql`
  delete from feedback_label_tallies
  where messages = 0 and label in (select label from ${labelsOf[dialect]('old')})`

type Trigger = { name: string; on: string; when?: string; does: RawBuilder<unknown>[] }

const triggers = (dialect: Dialect): Trigger[] => [
  {
    name: 'feedback_week_added',
    on: 'after insert on feedback_weeks',
    does: [addToWeek('new.messages'), addToRelease('new.messages')],
  },
  {
    name: 'feedback_week_changed',
    on: 'after update of messages on feedback_weeks',
    does: [
      addToWeek('new.messages - old.messages'),
      addToRelease('new.messages - old.messages'),
      sql`delete from feedback_week_sums
        where part = new.part and subject = new.subject and week = new.week
          and ${sql.raw(kinds.join(' + '))} = 0`,
    ],
  },
  { name: 'feedback_release_added', on: 'after insert on feedback_remotes', does: [countIn] },
  {
    name: 'feedback_release_rated',
    on: 'after update of author_id on feedback_remotes',
    when: `new.rating is not null and coalesce(old.author_id, 0) <> coalesce(new.author_id, 0)`,
    does: [
      sql`update feedback_releases set messages = messages where ${isOfRelease('new')}`,
      rate('old', -1),
      rate('new', 1),
    ],
  },
  { name: 'feedback_release_removed', on: 'before delete on feedback_remotes', does: countOut },
  {
    name: 'feedback_label_added',
    on: 'after insert on feedback',
    when: `new.labels <> '[]'`,
    does: [tally(cellsOf(dialect, 'new', 1))],
  },
  {
    name: 'feedback_label_changed',
    on: 'after update of labels, state, is_read, assignee_id on feedback',
    when: `new.labels <> '[]' or old.labels <> '[]'`,
    does: [
      tally(sql`${cellsOf(dialect, 'old', -1)} union all ${cellsOf(dialect, 'new', 1)}`),
      dropEmpty(dialect),
    ],
  },
  {
    name: 'feedback_label_removed',
    on: 'before delete on feedback',
    when: `old.labels <> '[]'`,
    does: [tally(cellsOf(dialect, 'old', -1)), dropEmpty(dialect)],
  },
]

const create = (dialect: Dialect, { name, on, when, does }: Trigger) => {
  const body = sql.join(
    does.map((one) => sql`${one};`),
    sql` `,
  )
  const head = sql.raw(`create trigger ${name} ${on}`)
  const filter = sql.raw(when === undefined ? '' : `when (${when})`)
  if (dialect === 'sqlite') return [sql`${head} for each row ${filter} begin ${body} end`]
  return [
    sql`create function ${sql.raw(name)}() returns trigger language plpgsql as $$
      begin ${body} return ${sql.raw(on.includes('delete') ? 'old' : 'new')}; end $$`,
    sql`${head} for each row ${filter} execute function ${sql.raw(name)}()`,
  ]
}

const countEarlier = [
  sql`insert into feedback_week_sums (part, subject, week, ${sumColumns})
    select part, subject, week,
      ${list(sums.map(({ counts }) => `sum(case when ${counts} then messages else 0 end)`))}
    from feedback_weeks where messages > 0 group by part, subject, week`,
  sql`insert into feedback_releases (name, version, first_at, messages)
    select name, version, min(created_at), count(*) from feedback_remotes group by name, version`,
  sql`insert into feedback_releases (name, version, first_at, ${list(kinds)})
    select subject, version, min(first_at),
      ${list(kinds.map((kind) => `sum(case when type = '${kind}' then feedback_weeks.messages else 0 end)`))}
    from feedback_weeks join feedback_releases using (version)
    where part = 'remote' and subject = name group by subject, version
    on conflict (name, version) do update set ${kindsGrow}`,
  sql`insert into feedback_releases (name, version, first_at, people, means, squares)
    select name, version, min(first_at), count(*), sum(mean), sum(mean * mean) from (
      select name, version, min(created_at) as first_at,
        avg(cast(rating as double precision)) as mean
      from feedback_remotes where rating is not null and author_id is not null
      group by name, version, author_id
    ) as raters
    where true group by name, version
    on conflict (name, version) do update set
      people = excluded.people, means = excluded.means, squares = excluded.squares`,
  sql`insert into feedback_label_tallies (${tallyKey}, messages)
    select label, type, state, is_read, coalesce(assignee_id, 0), count(*)
    from feedback_labels join feedback on feedback.id = feedback_id
    group by 1, 2, 3, 4, 5`,
]

export const feedbackSums = migration(({ dialect, reference, instant, day, strict }) => {
  const real = sql.raw(dialect === 'sqlite' ? 'real' : 'double precision')
  return [
    sql`create table feedback_week_sums (
      part text not null check (part in ('all', 'page', 'remote')),
      subject text not null,
      week ${day} not null,
      ${list(sums.map(({ column }) => `${column} integer not null`))},
      primary key (part, subject, week)
    ) ${strict}`,
    sql`create index feedback_week_sums_of_parts on feedback_week_sums (part, week)`,
    sql`create table feedback_releases (
      name text not null,
      version text not null,
      first_at ${instant} not null,
      messages integer not null default 0,
      ${list(kinds.map((kind) => `${kind} integer not null default 0`))},
      people integer not null default 0,
      means ${real} not null default 0,
      squares ${real} not null default 0,
      primary key (name, version)
    ) ${strict}`,
    sql`create index feedback_releases_newest
      on feedback_releases (name, first_at desc, version desc)`,
    sql`create table feedback_label_tallies (
      label text not null,
      type text not null,
      state text not null,
      is_read integer not null,
      assignee_id ${reference} not null,
      messages integer not null,
      primary key (${tallyKey})
    ) ${strict}`,
    // What one person gave a release.
    sql`create index feedback_remotes_of_rater on feedback_remotes (name, version, author_id, rating)
      where author_id is not null and rating is not null`,
    ...countEarlier,
    ...triggers(dialect).flatMap((trigger) => create(dialect, trigger)),
  ]
})
