// What a reader of one format is: it tells by content whether a file is its own, and reads it.
import type { Collected, Collector } from '../collector'
import { isZone } from '../days'
import type { Parts } from '../files/parts'
import { parseJson } from '../files/texts'
import type { Progress } from '../progress'
import { Refusal } from '../refusal'
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

/** The zone that a source names for an entry; null with a warning if there is none, or nobody knows it. */
export const zoneOf = (named: unknown, at: string, { warn }: Collector) => {
  if (isZone(named)) return named
  if (typeof named === 'string' && named !== '') warn(at, 'zone-unknown', named)
  else warn(at, 'zone-missing')
  return null
}

/** A part that may be bad without the others: then it is rejected. @throws Refusal for a zip that is damaged */
export const jsonOfPart = async (
  parts: Parts,
  name: string,
  { reject }: Collector,
): Promise<{ content: unknown } | null> => {
  try {
    return { content: parseJson(await parts.text(name)) }
  } catch (error) {
    if (!(error instanceof Refusal) || !['not-json', 'not-utf8'].includes(error.code)) throw error
    reject(name, error.code)
    return null
  }
}
