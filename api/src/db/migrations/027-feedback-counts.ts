import { sql, type RawBuilder } from 'kysely'
import { migration, type Dialect } from './columns.ts'

// `feedback_remotes` has a row for each remote that a message was sent with. `feedback_weeks` counts messages by
// week (its Monday, UTC), kind and rating (0 where there is none): all of them, those of a page, and those of a
// release of a remote. Triggers keep both, so that an older server beside this one counts too.
const dialects = {
  sqlite: {
    week: (instant) => sql.raw(`date(${instant}, 'weekday 0', '-6 days')`),
    remotes: (column) => sql.raw(`json_each(${column}) as sent`),
    field: (name) => sql.raw(`json_extract(sent.value, '$.${name}')`),
  },
  postgres: {
    week: (instant) => sql.raw(`date_trunc('week', ${instant} at time zone 'UTC')::date`),
    remotes: (column) => sql.raw(`jsonb_array_elements(${column}::jsonb) as sent (value)`),
    field: (name) => sql.raw(`sent.value ->> '${name}'`),
  },
} satisfies Record<Dialect, Record<string, (column: string) => RawBuilder<unknown>>>

// Always in the same order, so that two messages at once do not wait for each other.
const partsOf = (message: 'new' | 'old') =>
  sql.raw(`select 'all' as part, '' as subject, '' as version
    union all select 'page', ${message}.page, '' where ${message}.page <> ''
    union all select 'remote', name, version from feedback_remotes where feedback_id = ${message}.id
    order by 1, 2, 3`)

const key = sql`part, subject, version, week, type, rating`

const onInsert = ({ week, remotes, field }: (typeof dialects)[Dialect]) => [
  sql`insert into feedback_remotes (feedback_id, name, version, rating, created_at)
    select new.id, ${field('name')}, ${field('version')}, new.rating, new.created_at
    from ${remotes('new.remotes')}
    where true on conflict do nothing`,
  sql`insert into feedback_weeks (${key}, messages)
    select part, subject, version, ${week('new.created_at')}, new.type, coalesce(new.rating, 0), 1
    from (${partsOf('new')}) as parts
    where true on conflict (${key}) do update set messages = feedback_weeks.messages + 1`,
]

const onDelete = ({ week }: (typeof dialects)[Dialect]) => {
  const rows = sql`week = ${week('old.created_at')} and type = old.type
    and rating = coalesce(old.rating, 0)
    and (part, subject, version) in (select part, subject, version from (${partsOf('old')}) as parts)`
  return [
    sql`update feedback_weeks set messages = messages - 1 where ${rows}`,
    sql`delete from feedback_weeks where messages = 0 and ${rows}`,
  ]
}

const joined = (statements: readonly RawBuilder<unknown>[]) =>
  sql.join(
    statements.map((one) => sql`${one};`),
    sql` `,
  )

const triggers: Record<Dialect, () => RawBuilder<unknown>[]> = {
  sqlite: () => [
    sql`create trigger feedback_is_counted after insert on feedback
      begin ${joined(onInsert(dialects.sqlite))} end`,
    sql`create trigger feedback_is_uncounted before delete on feedback
      begin ${joined(onDelete(dialects.sqlite))} end`,
  ],
  postgres: () => [
    sql`create function count_feedback() returns trigger language plpgsql as $$
      begin ${joined(onInsert(dialects.postgres))} return new; end $$`,
    sql`create function uncount_feedback() returns trigger language plpgsql as $$
      begin ${joined(onDelete(dialects.postgres))} return old; end $$`,
    sql`create trigger feedback_is_counted after insert on feedback
      for each row execute function count_feedback()`,
    sql`create trigger feedback_is_uncounted before delete on feedback
      for each row execute function uncount_feedback()`,
  ],
}

const countEarlier = ({ week, remotes, field }: (typeof dialects)[Dialect]) => [
  sql`insert into feedback_remotes (feedback_id, name, version, rating, created_at)
    select feedback.id, ${field('name')}, ${field('version')}, rating, created_at
    from feedback cross join ${remotes('feedback.remotes')}
    where remotes <> '[]' on conflict do nothing`,
  sql`insert into feedback_weeks (${key}, messages)
    select part, subject, version, ${week('created_at')}, type, coalesce(rating, 0), count(*)
    from (
      select 'all' as part, '' as subject, '' as version, created_at, type, rating from feedback
      union all select 'page', page, '', created_at, type, rating from feedback where page <> ''
      union all select 'remote', feedback_remotes.name, feedback_remotes.version,
        feedback.created_at, type, feedback.rating
        from feedback_remotes join feedback on feedback.id = feedback_id
    ) as parts
    group by 1, 2, 3, 4, 5, 6`,
]

export const feedbackCounts = migration(({ dialect, reference, instant, day, strict }) => [
  sql`create table feedback_remotes (
    feedback_id ${reference} not null references feedback (id) on delete cascade,
    name text not null,
    version text not null,
    rating integer,
    created_at ${instant} not null,
    primary key (feedback_id, name)
  ) ${strict}`,
  sql`create index feedback_remotes_by_release on feedback_remotes (name, version, created_at)`,
  sql`create table feedback_weeks (
    part text not null check (part in ('all', 'page', 'remote')),
    subject text not null,
    version text not null,
    week ${day} not null,
    type text not null,
    rating integer not null,
    messages integer not null,
    primary key (${key})
  ) ${strict}`,
  sql`create index feedback_weeks_of_parts on feedback_weeks (part, week)`,
  ...countEarlier(dialects[dialect]),
  ...triggers[dialect](),
])
