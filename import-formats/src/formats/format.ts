// What a reader of one format is: it tells by content whether a file is its own, and reads it.
import type { Collected } from '../collector'
import type { Parts } from '../files/parts'
import type { Progress } from '../progress'
import type { Table } from '../table/table'
import type { ReadOptions } from '../types'

export type Context = { options: ReadOptions; progress: Progress }

export type TableFormat = {
  /** @param names the header's names in lower case */
  isHeader(names: readonly string[]): boolean
  read(table: Table, context: Context): Promise<Collected>
}

export type JsonFormat = {
  isContent(content: unknown): boolean
  read(content: unknown, context: Context): Promise<Collected>
}

export type PartsFormat = {
  isContent(parts: Parts): boolean
  /** Null when what is inside turns out to be something else. @throws Refusal */
  read(parts: Parts, context: Context): Promise<Collected | null>
}
