// A request with many items.
import {
  askedItemSchema,
  mostItemsOfBatch,
  mostKeysOfRequest,
  type KnownQuestion,
} from '@truenorth/api-contract/imports'
import { mostReadingsOfDay } from '@truenorth/api-contract/moods'
import * as z from 'zod/mini'
import { list, type FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { invalid } from '../http/failure.ts'
import { check } from '../http/requestBody.ts'
import { dayIsFull } from '../moods/mood.repository.ts'
import { ImportedPicturesRefused, type ImportRepository } from './import.repository.ts'
import { momentOfItem, newImportItemSchema, type DatedItem } from './importItem.ts'
import { inParts } from './parts.ts'

const checkedAtOnce = 50
const keysCheckedAtOnce = 500

/** For each millisecond that checking takes, others have two. */
export const checkPause = 2

type PartsToCheck<Item, Result> = {
  items: readonly unknown[]
  atOnce: number
  item: z.ZodMiniType<Item>
  /** Checks the whole body, which names the place of each error. */
  whole: () => readonly Item[]
  each: (item: Item) => Result
}

/** Checks a long list in parts, with pauses for others, and works on what is valid. */
export const checkInParts = async <Item, Result>({
  items,
  atOnce,
  item,
  whole,
  each,
}: PartsToCheck<Item, Result>): Promise<Result[]> => {
  const parts = await inParts(items, atOnce, checkPause, (some) => {
    const result = z.array(item).safeParse(some)
    return (result.success ? result.data : whole()).map(each)
  })
  return parts.flat()
}

/** The body of a batch. */
export const batchSchema = z.object({ items: list(newImportItemSchema, mostItemsOfBatch) })

const batchShape = z.object({ items: list(z.unknown(), mostItemsOfBatch) })

const longestAccount = 100
const account = z.optional(text({ max: longestAccount }))

/** The body of a question about what is known. */
export const keysSchema = z.object({
  items: list(askedItemSchema, mostKeysOfRequest),
  account,
} satisfies FieldsOf<KnownQuestion>)

const keysShape = z.object({ items: list(z.unknown(), mostKeysOfRequest), account })

/**
 * Checks the keys of a question in parts.
 * @throws Failure 400 with the place of each error
 */
export const checkedKeys = async (data: unknown): Promise<KnownQuestion> => {
  const { items, account } = check(keysShape, data)
  const checked = await checkInParts({
    items,
    atOnce: keysCheckedAtOnce,
    item: askedItemSchema,
    whole: () => check(keysSchema, data).items,
    each: (asked) => asked,
  })
  return { items: checked, account }
}

/**
 * Checks a batch in parts and dates its items.
 * @throws Failure 400 with the place of each error
 */
export const checkedItems = async (data: unknown): Promise<DatedItem[]> => {
  const { items } = check(batchShape, data)
  return checkInParts({
    items,
    atOnce: checkedAtOnce,
    item: newImportItemSchema,
    whole: () => check(batchSchema, data).items,
    each: (item) => ({ item, moment: momentOfItem(item) }),
  })
}

const refusal = 'This is no picture that was sent to this import, or another item holds it.'

/** Names the items of a batch whose pictures were refused. @throws Failure 400, or what it was given */
export const orFieldErrors =
  (items: readonly DatedItem[]) =>
  (error: unknown): never => {
    if (!(error instanceof ImportedPicturesRefused)) throw error
    const images = Object.fromEntries(error.indexes.map((index) => [index, [refusal]]))
    const place = items.findIndex(({ item }) => item.key === error.key)
    throw invalid({ items: { [place]: { images } } })
  }

/**
 * Refuses a batch whose readings bring a day over its limit, as far as their keys are new. It is asked before the batch is
 * written: requests at once can go over the limit by what each of them has.
 * @throws Failure 413
 */
export const expectRoomOnDays = async (
  imports: Pick<ImportRepository, 'readingsOn'>,
  userId: number,
  items: readonly DatedItem[],
  newKeys: ReadonlySet<string>,
) => {
  const coming = new Map<string, number>()
  for (const { item, moment } of items) {
    if (item.kind !== 'reading' || !newKeys.has(item.key)) continue
    coming.set(moment.localDate, (coming.get(moment.localDate) ?? 0) + 1)
  }
  const present = await imports.readingsOn(userId, [...coming.keys()])
  for (const [day, count] of coming)
    if ((present.get(day) ?? 0) + count > mostReadingsOfDay) throw dayIsFull(day)
}
