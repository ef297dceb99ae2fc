import type { Context } from 'hono'
import { Failure, notFound } from './failure.ts'

/** Anything that is stored for a user: its id, and a version that grows by one with each change. */
export type Item = { id: number; version: number }

const numericId = /^\d{1,15}$/

/**
 * The id in the path of a request.
 * @throws Failure 404 when it is not a number, as for an id that does not exist
 */
export const idIn = (c: Context, name = 'id') => {
  const text = c.req.param(name)
  if (!text || !numericId.test(text)) throw notFound()
  return Number(text)
}

/**
 * What was looked for.
 * @throws Failure 404 when there is none; an item of another user counts as none (D29)
 */
export const found = async <Found>(looking: Promise<Found | undefined>): Promise<Found> => {
  const result = await looking
  if (result === undefined) throw notFound()
  return result
}

export const etagOf = ({ version }: Item) => `"${version}"`

/** Adds the ETag of an item to the response that answers it. */
export const withEtag = <Found extends Item>(c: Context, item: Found) => {
  c.header('ETag', etagOf(item))
  return item
}

const conflict = (present: Item) => new Failure(412, present, { ETag: etagOf(present) })

const namesVersion = (header: string, present: Item) =>
  header.split(',').some((one) => one.trim() === '*' || one.trim() === etagOf(present))

export type Saving<Found extends Item> = {
  before: Found
  /** Writes; undefined when the item is gone or no longer has the version asked for. */
  save: (onlyVersion: number | undefined) => Promise<Found | undefined>
  reload: () => Promise<Found | undefined>
}

/**
 * Saves over an item. Without If-Match the last write wins (D37).
 * @throws Failure 412 with the present version when If-Match does not hold, 404 when the item is gone
 */
export const saveItem = async <Found extends Item>(
  c: Context,
  { before, save, reload }: Saving<Found>,
): Promise<Found> => {
  const wanted = c.req.header('If-Match')
  if (wanted && !namesVersion(wanted, before)) throw conflict(before)
  const saved = await save(wanted ? before.version : undefined)
  if (saved) return withEtag(c, saved)
  throw conflict(await found(reload()))
}
