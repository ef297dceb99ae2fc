import { sql } from 'kysely'
import { migration } from './columns.ts'

// Lines of the log are added, and removed when they are old; nothing changes one.
const neverChanged = {
  sqlite: [
    sql`create trigger operator_log_never_changed before update on operator_log
      begin select raise(abort, 'lines of the log are not changed'); end`,
  ],
  postgres: [
    sql`create function operator_log_refuse() returns trigger language plpgsql as $$
      begin raise exception 'lines of the log are not changed'; end $$`,
    sql`create trigger operator_log_never_changed before update on operator_log
      for each row execute function operator_log_refuse()`,
  ],
}

// Accounts that are gone leave their number in what administrators did, so that no foreign key holds it.
export const operators = migration(({ id, reference, instant, count, strict, dialect }) => [
  sql`create table operator_log (
    id ${id},
    kind text not null,
    detail text,
    actor_id ${reference},
    account_id ${reference},
    name_hash text,
    network text,
    created_at ${instant} not null
  ) ${strict}`,
  sql`create index operator_log_by_time on operator_log (created_at)`,
  sql`create index operator_log_of_account on operator_log (account_id)`,
  ...neverChanged[dialect],
  sql`alter table users add column quota_bytes ${count}`,
])
