import { queryOptions } from '@tanstack/react-query'
import { headerNames } from '@truenorth/api-contract/headers'
import {
  editedImportItemSchema,
  type ImportItem,
  type ImportPath,
  importedBatchSchema,
  importSchema,
  knownItemsSchema,
  type KnownQuestion,
  type NewImport,
} from '@truenorth/api-contract/imports'
import { receivedJournalImageSchema } from '@truenorth/api-contract/journal'
import { del, get, post } from '@truenorth/shared-auth'
import * as z from '@truenorth/shared-auth/schema'

const importsPath = '/imports/'
const pathOf = (id: number) => `${importsPath}${id}/`
// A batch on a slow line, and an undo of years, take longer than the ten seconds of other requests.
const slowRequest = { timeout: 60_000 }

export const importKeys = { all: ['imports'] } as const

/** Queries about imports; the newest one comes first. */
export const importQueries = {
  list: () =>
    queryOptions({
      queryKey: importKeys.all,
      queryFn: ({ signal }) => get(importsPath, z.array(importSchema), { signal }),
    }),
}

type Signal = { signal: AbortSignal }

/** Which of these items the user has already. Writes nothing. */
export const findKnownItems = (question: KnownQuestion, { signal }: Signal) =>
  post(`${importsPath}known/`, question, knownItemsSchema, { ...slowRequest, signal })

/** Begins an import. Sent again with the same key, it is the same import. */
export const beginImport = (body: NewImport, { signal, key }: Signal & { key: string }) =>
  post(importsPath, body, importSchema, {
    signal,
    headers: { [headerNames.idempotencyKey]: key },
  })

/** Sends items of an open import; those that it has already are not added again. */
export const sendItems = (id: number, items: readonly ImportItem[], { signal }: Signal) =>
  post(`${pathOf(id)}items/`, { items }, importedBatchSchema, { ...slowRequest, signal })

/** Sends paths of an open import, or further waypoints of those that it has. */
export const sendPaths = (id: number, paths: readonly ImportPath[], { signal }: Signal) =>
  post(`${pathOf(id)}paths/`, { paths }, importedBatchSchema, { ...slowRequest, signal })

/** Sends one picture of an open import with its description; answers with the path that an item holds. */
export const sendPicture = async (
  id: number,
  blob: Blob,
  { signal, key, alt }: Signal & { key: string; alt: string },
) => {
  const { path } = await post(`${pathOf(id)}images/`, blob, receivedJournalImageSchema, {
    ...slowRequest,
    signal,
    headers: {
      'Content-Type': blob.type,
      [headerNames.idempotencyKey]: key,
      [headerNames.altText]: encodeURIComponent(alt),
    },
  })
  return path
}

/** Makes everything that was sent visible at once. */
export const finishImport = (id: number, { signal }: Signal) =>
  post(`${pathOf(id)}finish/`, {}, importSchema, { ...slowRequest, signal })

/** Takes back an import that is not finished. */
export const cancelImport = (id: number) => del(pathOf(id), slowRequest)

/** The items of an import that were changed since. */
export const listEditedItems = (id: number) =>
  get(`${pathOf(id)}edited/`, z.array(editedImportItemSchema))

/** Takes away what an import added; edited items stay where `keepEdited` says so. */
export const undoImport = (id: number, { keepEdited }: { keepEdited: boolean }) =>
  post(`${pathOf(id)}undo/`, { keep_edited: keepEdited }, importSchema, slowRequest)
