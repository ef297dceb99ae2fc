// Where an item came from, for exports: a program that reads the archive back in knows it again.
import { sql } from 'kysely'
import type { JsonColumn } from '../db/jsonList.ts'

type Table = 'moods' | 'journal_entries' | 'journeys'

/** What an item said when it came in, as a digest; null for one that no import added. */
export const importedContent = (table: Table) => sql<string | null>`(
  select known.content from import_keys known
  where known.user_id = ${sql.table(table)}.user_id and known.key = ${sql.table(table)}.import_key
)`

/** The columns of an exported list that say where its items came from. */
export const originColumns = (table: Table) =>
  ({
    import_key: { kind: 'plain', from: 'import_key' },
    import_content: {
      kind: 'expression',
      sqlite: sql`json_quote(${importedContent(table)})`,
      postgres: importedContent(table),
    },
  }) as const satisfies Record<string, JsonColumn>
