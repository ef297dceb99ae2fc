import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './appEnv.ts'
import { Failure, notFound } from './failure.ts'
import type { Person } from './person.ts'

/** Anything that is stored for a user: its id, and a version that grows with each change. */
export type Item = { id: number; version: number }

const numericId = /^\d{1,15}$/

/** The number in a path, or a 404: what is no number names nothing. */
export const idFrom = (text: string | undefined) => {
  if (!text || !numericId.test(text)) throw notFound()
  return Number(text)
}

/** Loads what the path names into `c.var.item`. What is not the user's own is not found (D29). */
export const item = <Found extends Item>(
  find: (user: Person, id: number) => Promise<Found | undefined>,
) =>
  createMiddleware<AppEnv & { Variables: { item: Found } }>(async (c, next) => {
    const found = await find(c.var.user, idFrom(c.req.param('id')))
    if (!found) throw notFound()
    c.set('item', found)
    await next()
  })

export const etagOf = ({ version }: Item) => `"${version}"`

/** Answers with one item and its ETag. */
export const answerItem = (c: Context, found: Item, status: 200 | 201 = 200) =>
  c.json(found, status, { ETag: etagOf(found) })

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
 * Saves over an item. With an If-Match that does not hold the answer is 412 with the present
 * version; without one the last write wins (D37).
 */
export const saveItem = async <Found extends Item>(
  c: Context,
  { before, save, reload }: Saving<Found>,
) => {
  const wanted = c.req.header('If-Match')
  if (wanted && !namesVersion(wanted, before)) throw conflict(before)
  const saved = await save(wanted ? before.version : undefined)
  if (saved) return answerItem(c, saved)
  const present = await reload()
  throw present ? conflict(present) : notFound()
}
