import type { RefusalCode, TableOutline } from './types'

/** Thrown where a whole file cannot be read; `table` lets the person say which column is what. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly table: TableOutline | null

  constructor(code: RefusalCode, table: Refusal['table'] = null) {
    super(code)
    this.code = code
    this.table = table
  }
}
