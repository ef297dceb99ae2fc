import { sql, type RawBuilder } from 'kysely'
import { migration, type Dialect } from './columns.ts'

// What keeps an inbox of 100,000 messages as quick as one of a hundred (decision 060). `feedback_tallies` counts
// messages by kind, state, whether they are read and who takes care of them (0 for nobody): all of them, those of a
// page, and those of a remote. `feedback_labels` has a row for each label of a message. Triggers keep both, so that
// an older server beside this one does too. The text of the search has an index of its trigrams; without the
// extension PostgreSQL reads the messages instead.
type Spelling = {
  remotes: (row: string) => RawBuilder<unknown>
  labels: (row: string) => RawBuilder<unknown>
}

const spellings: Record<Dialect, Spelling> = {
  sqlite: {
    remotes: (row) =>
      sql.raw(`select 'remote', json_extract(value, '$.name') from json_each(${row}.remotes)`),
    labels: (row) =>
      sql.raw(`select value, ${row}.created_at, ${row}.id from json_each(${row}.labels)`),
  },
  postgres: {
    remotes: (row) =>
      sql.raw(
        `select 'remote', sent ->> 'name' from jsonb_array_elements(${row}.remotes::jsonb) as sent`,
      ),
    labels: (row) =>
      sql.raw(`select label, ${row}.created_at, ${row}.id
        from jsonb_array_elements_text(${row}.labels::jsonb) as labels (label)`),
  },
}

const key = sql`part, subject, type, state, is_read, assignee_id`

const partsOf = ({ remotes }: Spelling, row: string) => sql`
  select 'all' as part, '' as subject
  union select 'page', ${sql.raw(row)}.page where ${sql.raw(row)}.page <> ''
  union ${remotes(row)}`

const cellsOf = (spelling: Spelling, row: string, sign: string) => {
  const column = (name: string) => sql.raw(`${row}.${name}`)
  return sql`select part, subject, ${column('type')} as type, ${column('state')} as state,
      ${column('is_read')} as is_read, coalesce(${column('assignee_id')}, 0) as assignee_id,
      ${sql.raw(sign)} as messages
    from (${partsOf(spelling, row)}) as parts`
}

// Always in the same order, so that two changes at once do not wait for each other; what stays as it was is no change.
const tally = (cells: RawBuilder<unknown>) => sql`
  insert into feedback_tallies (${key}, messages)
  select ${key}, sum(messages) from (${cells}) as cells
  where true group by ${key} having sum(messages) <> 0 order by ${key}
  on conflict (${key}) do update set messages = feedback_tallies.messages + excluded.messages`

const statements = (spelling: Spelling) => ({
  added: [tally(cellsOf(spelling, 'new', '1')), addLabels(spelling)],
  changed: [
    tally(sql`${cellsOf(spelling, 'old', '-1')} union all ${cellsOf(spelling, 'new', '1')}`),
  ],
  removed: [
    tally(cellsOf(spelling, 'old', '-1')),
    sql`delete from feedback_tallies where messages = 0
      and (part, subject) in (select part, subject from (${partsOf(spelling, 'old')}) as parts)`,
  ],
  labelled: [sql`delete from feedback_labels where feedback_id = new.id`, addLabels(spelling)],
  ownerless: [sql`update feedback_remotes set author_id = new.user_id where feedback_id = new.id`],
  sent: [
    sql`update feedback_remotes
      set author_id = (select user_id from feedback where id = new.feedback_id)
      where feedback_id = new.feedback_id and name = new.name`,
  ],
})

const addLabels = ({ labels }: Spelling) => sql`
  insert into feedback_labels (label, created_at, feedback_id) ${labels('new')}
  where true on conflict do nothing`

type Act = keyof ReturnType<typeof statements>

const events: Record<Act, RawBuilder<unknown>> = {
  added: sql`after insert on feedback`,
  changed: sql`after update of state, is_read, assignee_id on feedback`,
  removed: sql`before delete on feedback`,
  labelled: sql`after update of labels on feedback`,
  ownerless: sql`after update of user_id on feedback`,
  sent: sql`after insert on feedback_remotes`,
}

const acts: Act[] = ['added', 'changed', 'removed', 'labelled', 'ownerless', 'sent']

const triggers = (dialect: Dialect) => {
  const all = statements(spellings[dialect])
  return acts.flatMap((act) => {
    const body = sql.join(
      all[act].map((one) => sql`${one};`),
      sql` `,
    )
    const name = sql.ref(`feedback_tally_${act}`)
    if (dialect === 'sqlite') return [sql`create trigger ${name} ${events[act]} begin ${body} end`]
    const row = sql.raw(act === 'removed' ? 'old' : 'new')
    return [
      sql`create function ${name}() returns trigger language plpgsql as $$
        begin ${body} return ${row}; end $$`,
      sql`create trigger ${name} ${events[act]} for each row execute function ${name}()`,
    ]
  })
}

const searchIndex: Record<Dialect, RawBuilder<unknown>[]> = {
  sqlite: [
    sql`create virtual table feedback_search
      using fts5 (search_text, content = 'feedback', content_rowid = 'id', tokenize = 'trigram')`,
    sql`insert into feedback_search (feedback_search, rank) values ('secure-delete', 1)`,
    sql`insert into feedback_search (rowid, search_text) select id, search_text from feedback`,
    sql`create trigger feedback_search_added after insert on feedback begin
      insert into feedback_search (rowid, search_text) values (new.id, new.search_text); end`,
    sql`create trigger feedback_search_removed before delete on feedback begin
      insert into feedback_search (feedback_search, rowid, search_text)
      values ('delete', old.id, old.search_text); end`,
    sql`create trigger feedback_search_changed after update of search_text on feedback begin
      insert into feedback_search (feedback_search, rowid, search_text)
      values ('delete', old.id, old.search_text);
      insert into feedback_search (rowid, search_text) values (new.id, new.search_text); end`,
  ],
  // The extension may be missing, or not allowed.
  postgres: [
    sql`do $$ begin
      create extension if not exists pg_trgm;
      create index feedback_search on feedback using gin (search_text gin_trgm_ops);
    exception when others then
      raise notice 'feedback is searched without an index: %', sqlerrm;
    end $$`,
  ],
}

export const feedbackTallies = migration(({ dialect, reference, instant, strict }) => [
  sql`create table feedback_tallies (
    part text not null check (part in ('all', 'page', 'remote')),
    subject text not null,
    type text not null,
    state text not null,
    is_read integer not null,
    assignee_id ${reference} not null,
    messages integer not null,
    primary key (${key})
  ) ${strict}`,
  sql`create table feedback_labels (
    label text not null,
    created_at ${instant} not null,
    feedback_id ${reference} not null references feedback (id) on delete cascade,
    primary key (label, created_at, feedback_id)
  ) ${strict}`,
  sql`create index feedback_labels_of_message on feedback_labels (feedback_id, label)`,
  sql`insert into feedback_tallies (${key}, messages)
    select part, subject, type, state, is_read, coalesce(assignee_id, 0), count(*)
    from (
      select 'all' as part, '' as subject, id as feedback_id from feedback
      union all select 'page', page, id from feedback where page <> ''
      union all select 'remote', name, feedback_id from feedback_remotes
    ) as parts join feedback on feedback.id = parts.feedback_id
    group by 1, 2, 3, 4, 5, 6`,
  dialect === 'sqlite'
    ? sql`insert into feedback_labels (label, created_at, feedback_id)
        select distinct value, created_at, feedback.id from feedback, json_each(labels)
        where labels <> '[]'`
    : sql`insert into feedback_labels (label, created_at, feedback_id)
        select distinct label, created_at, id
        from feedback cross join jsonb_array_elements_text(labels::jsonb) as own (label)
        where labels <> '[]'`,
  // Who rated a release, beside the rating: a join with the messages would read one of them for each.
  sql`alter table feedback_remotes add column author_id ${reference}`,
  sql`update feedback_remotes
    set author_id = (select user_id from feedback where feedback.id = feedback_id)`,
  sql`create index feedback_remotes_raters
    on feedback_remotes (name, version, created_at, author_id, rating)
    where author_id is not null and rating is not null`,
  sql`create index feedback_weeks_covered
    on feedback_weeks (part, week, subject, type, rating, messages)`,
  sql`create index feedback_best_first
    on feedback ((coalesce(rating, 0)) desc, created_at desc, id desc)`,
  sql`create index feedback_worst_first
    on feedback ((coalesce(rating, 6)), created_at desc, id desc)`,
  ...searchIndex[dialect],
  ...triggers(dialect),
])
