import { sql, type Kysely, type RawBuilder } from 'kysely'
import { whatFits, type Json, type LongList, type Place } from './longList.ts'
import type { Dialect } from './openDatabase.ts'
import { prepared, type Value } from './prepared.ts'
import type { Tables } from './tables.ts'

type Expression = RawBuilder<unknown>

/**
 * A column of a list: `plain` as it is stored, `json` as the JSON that it holds, `instant` as the
 * API writes instants. `expression` computes the column, JSON in both databases.
 */
export type JsonColumn =
  | { kind: 'plain' | 'json' | 'instant'; from: string }
  | { kind: 'expression'; sqlite: Expression; postgres: Expression }

export type JsonList = {
  table: keyof Tables
  /** The members of each item, in their order. */
  columns: Record<string, JsonColumn>
  where: Expression
  /** The column by which the list is ordered, the largest first; the id decides between equals. */
  order: string
  /** What is summed up of all items to tell one state of the list from another; the version unless told otherwise. */
  revision?: Expression
  /** The columns of text, which may be long, as the `json` ones may. */
  texts: string[]
}

// A computed column may have the name of a stored one.
const computedName = (name: string) => sql.ref(`computed_${name}`)

const sqliteMember = (name: string, column: JsonColumn): Expression => {
  if (column.kind === 'expression') return sql`json(${computedName(name)})`
  const stored = sql.ref(column.from)
  if (column.kind === 'json') return sql`json(${stored})`
  return column.kind === 'instant' ? sql`replace(${stored}, '.000000Z', 'Z')` : stored
}

const newestFirst = ({ order }: JsonList) => sql`${sql.ref(order)} desc, id desc`

const selected = (list: JsonList, range: Expression) => sql`
  from ${sql.table(list.table)} where ${list.where} ${range} order by ${newestFirst(list)}`

const sqliteArray = (list: JsonList) => {
  const columns = Object.entries(list.columns)
  const members = columns.map(
    ([name, column]) => sql`${sql.lit(name)}, ${sqliteMember(name, column)}`,
  )
  const computed = sql.join(
    columns.map(([name, column]) =>
      column.kind === 'expression' ? sql`, ${column.sqlite} as ${computedName(name)}` : sql``,
    ),
    sql``,
  )
  return { array: sql`json_group_array(json_object(${sql.join(members)}))`, computed }
}

const sqliteWhole = (list: JsonList) => {
  const { array, computed } = sqliteArray(list)
  return sql<{ list: string }>`
    select ${array} as list from (select * ${computed} ${selected(list, sql``)})`
}

const sqliteRange = (list: JsonList, range: Expression) => {
  const { array, computed } = sqliteArray(list)
  // As bytes: making a text of a long one, and bytes of that again, takes longer than all else.
  return sql<{ list: Json }>`
    select cast(${array} as blob) as list from (select * ${computed} ${selected(list, range)})`
}

const postgresMember = (column: JsonColumn): Expression => {
  if (column.kind === 'expression') return column.postgres
  const stored = sql.ref(column.from)
  return column.kind === 'instant'
    ? sql`replace(to_char(${stored}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '.000000Z', 'Z')`
    : stored
}

const postgresList = (list: JsonList, range: Expression) => {
  const members = Object.entries(list.columns).map(
    ([name, column]) => sql`${postgresMember(column)} as ${sql.ref(name)}`,
  )
  return sql<{ list: string }>`
    select coalesce(json_agg(row_to_json(item)), '[]')::text as list
    from (select ${sql.join(members)} ${selected(list, range)}) as item`
}

// The length of a text is known without reading the text. PostgreSQL only knows how much of the disk JSON takes.
const bytesOf = ({ texts, columns }: JsonList, dialect: Dialect) => {
  const jsonColumns = Object.values(columns).flatMap((column) =>
    column.kind === 'json' ? [column.from] : [],
  )
  const jsonBytes = dialect === 'sqlite' ? sql`octet_length` : sql`pg_column_size`
  return sql.join(
    [
      ...texts.map((name) => sql`octet_length(${sql.ref(name)})`),
      ...jsonColumns.map((name) => sql`coalesce(${jsonBytes}(${sql.ref(name)}), 0)`),
    ],
    sql` + `,
  )
}

type State = { count: number; newest: number | null; versions: number | null; bytes: number | null }

const stateOf = (list: JsonList, dialect: Dialect) => sql<State>`
  select count(*) as count, max(id) as newest, cast(sum(${list.revision ?? sql.ref('version')}) as bigint) as versions,
    cast(sum(${bytesOf(list, dialect)}) as bigint) as bytes
  from ${sql.table(list.table)} where ${list.where}`

type Sized = Place & { bytes: number }
type Behind = { afterKey: string; afterId: number }
type Range = Behind & { lastKey: string; lastId: number }

const behind = ({ order }: JsonList, value: Value<Behind>) =>
  sql`and (${sql.ref(order)}, id) < (${value('afterKey')}, ${value('afterId')})`

const sizesOf = (list: JsonList, dialect: Dialect, value: Value<Behind & { most: number }>) =>
  sql<Sized>`
    select ${sql.ref(list.order)} as key, id, ${bytesOf(list, dialect)} as bytes
    ${selected(list, behind(list, value))} limit ${value('most')}`

const rangeOf = (list: JsonList, value: Value<Range>) => sql`${behind(list, value)}
  and (${sql.ref(list.order)}, id) >= (${value('lastKey')}, ${value('lastId')})`

// Every day and instant is before it.
const beforeAll: Behind = {
  afterKey: '9999-12-31T23:59:59.999999Z',
  afterId: Number.MAX_SAFE_INTEGER,
}

const builders = {
  sqlite: { whole: sqliteWhole, range: sqliteRange },
  postgres: { whole: (list: JsonList) => postgresList(list, sql``), range: postgresList },
}

const queriesOf = <Given extends object>(
  define: (value: Value<Given>) => JsonList,
  dialect: Dialect,
) => ({
  state: prepared((_db, value: Value<Given>) => stateOf(define(value), dialect)),
  whole: prepared((_db, value: Value<Given>) => builders[dialect].whole(define(value))),
  sizes: prepared((_db, value: Value<Given & Behind & { most: number }>) =>
    sizesOf(define(value), dialect, value),
  ),
  range: prepared((_db, value: Value<Given & Range>) => {
    const list = define(value)
    return builders[dialect].range(list, rangeOf(list, value))
  }),
})

const withoutBrackets = (list: Json) =>
  typeof list === 'string' ? list.slice(1, -1) : list.subarray(1, -1)

/**
 * A list whose JSON the database builds: a third of the time that rows would take. Its queries are
 * built once; `value` stands for what is given later.
 */
export const jsonList = <Given extends object>(define: (value: Value<Given>) => JsonList) => {
  const queries = {
    sqlite: queriesOf(define, 'sqlite'),
    postgres: queriesOf(define, 'postgres'),
  }

  return (db: Kysely<Tables>, dialect: Dialect, given: Given): LongList => {
    const { state, whole, sizes, range } = queries[dialect]
    return {
      state: async () => {
        const [row] = await state(db, given)
        const { count = 0, newest, versions, bytes } = row ?? {}
        return { bytes: bytes ?? 0, mark: `${count}-${newest ?? 0}-${versions ?? 0}` }
      },
      whole: async () => (await whole(db, given))[0]?.list ?? '[]',
      part: async (after, mostItems, partBytes) => {
        const from = after ? { afterKey: after.key, afterId: after.id } : beforeAll
        const rows = await sizes(db, { ...given, ...from, most: mostItems + 1 })
        const fitting = whatFits(rows, mostItems, partBytes)
        const last = fitting.at(-1)
        if (!last) return { items: '' }
        const to = { lastKey: last.key, lastId: last.id }
        const [row] = await range(db, { ...given, ...from, ...to })
        const next = fitting.length < rows.length ? { key: last.key, id: last.id } : undefined
        return { items: withoutBrackets(row?.list ?? '[]'), next }
      },
    }
  }
}
