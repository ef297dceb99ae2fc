import type { Columns } from '@truenorth/import-formats'
import { report } from '@truenorth/shared-auth'
import * as z from '@truenorth/shared-auth/schema'

const storageKey = 'truenorth_import_columns'
const mostRemembered = 10

const column = z.optional(z.int().check(z.gte(0)))
const columnsSchema = z.object({
  date: column,
  time: column,
  mood: column,
  note: column,
  title: column,
  tags: column,
})
const memorySchema = z.array(z.object({ header: z.array(z.string()), columns: columnsSchema }))

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, index) => name === b[index])

const remembered = () => {
  try {
    return memorySchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
  } catch {
    // Storage may be closed, or hold what another version wrote.
    return []
  }
}

/** Which column is what in a table with that header, as it was said in this browser before. */
export const recallColumns = (header: readonly string[]): Columns | undefined =>
  remembered().find((table) => isSame(table.header, header))?.columns

/** Remembers which column is what, for the next table with that header. */
export const rememberColumns = (header: string[], columns: Columns) => {
  const others = remembered().filter((table) => !isSame(table.header, header))
  const kept = [{ header, columns }, ...others].slice(0, mostRemembered)
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch (error) {
    report(error, 'remembering the columns of a table')
  }
}
