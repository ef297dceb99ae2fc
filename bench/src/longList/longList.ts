import type { openDatabase } from '@truenorth/api'

type Db = Awaited<ReturnType<typeof openDatabase>>['db']

/** A screen that lists everything a person has written, and what is tried on it. */
export type LongList = {
  name: string
  /** Where the screen is, and where its items come from. */
  path: string
  source: string
  sizes: Record<Size, number>
  /** Writes the rows straight into the database; item 0 is the newest. */
  insert: (db: Db, userId: number, indexes: readonly number[]) => Promise<unknown>
  searchLabel: string
  /** Typed letter by letter, and taken back likewise. */
  words: readonly string[]
  /** Selects beside the search, and the value that is chosen in each. */
  choices: Readonly<Record<string, string>>
}

export type Size = 'few' | 'many'
export const bothSizes = ['few', 'many'] as const
