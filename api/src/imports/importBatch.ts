// A request with many items.
import { mostItemsOfBatch } from '@truenorth/api-contract/imports'
import * as z from 'zod/mini'
import { list } from '../fields/fields.ts'
import { check } from '../http/requestBody.ts'
import { momentOfItem, newImportItemSchema, type DatedItem } from './importItem.ts'
import { inParts } from './parts.ts'

const checkedAtOnce = 25

/** For each millisecond that checking takes, others have three. */
export const checkPause = 3

/** The body of a batch. */
export const batchSchema = z.object({ items: list(newImportItemSchema, mostItemsOfBatch) })

const batchShape = z.object({ items: list(z.unknown(), mostItemsOfBatch) })

/**
 * Checks a batch in parts and dates its items.
 * @throws Failure 400 with the place of each error
 */
export const checkedItems = async (data: unknown): Promise<DatedItem[]> => {
  const { items } = check(batchShape, data)
  const parts = await inParts(items, checkedAtOnce, checkPause, (some) => {
    const result = z.array(newImportItemSchema).safeParse(some)
    // The whole is checked for the place of each error.
    const valid = result.success ? result.data : check(batchSchema, data).items
    return valid.map((item) => ({ item, moment: momentOfItem(item) }))
  })
  return parts.flat()
}
