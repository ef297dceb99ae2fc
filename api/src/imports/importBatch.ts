// A request with many items.
import {
  importIdentitySchema,
  mostItemsOfBatch,
  mostKeysOfRequest,
  type ImportIdentity,
} from '@truenorth/api-contract/imports'
import * as z from 'zod/mini'
import { list } from '../fields/fields.ts'
import { check } from '../http/requestBody.ts'
import { momentOfItem, newImportItemSchema, type DatedItem } from './importItem.ts'
import { inParts } from './parts.ts'

const checkedAtOnce = 25
const keysCheckedAtOnce = 500

/** For each millisecond that checking takes, others have three. */
export const checkPause = 3

/** The body of a batch. */
export const batchSchema = z.object({ items: list(newImportItemSchema, mostItemsOfBatch) })

const batchShape = z.object({ items: list(z.unknown(), mostItemsOfBatch) })

/** The body of a question about what is known. */
export const keysSchema = z.object({ items: list(importIdentitySchema, mostKeysOfRequest) })

const keysShape = z.object({ items: list(z.unknown(), mostKeysOfRequest) })

/**
 * Checks the keys of a question in parts.
 * @throws Failure 400 with the place of each error
 */
export const checkedKeys = async (data: unknown): Promise<ImportIdentity[]> => {
  const { items } = check(keysShape, data)
  const parts = await inParts(items, keysCheckedAtOnce, checkPause, (some) => {
    const result = z.array(importIdentitySchema).safeParse(some)
    return result.success ? result.data : check(keysSchema, data).items
  })
  return parts.flat()
}

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
