// Items of a user as they lie in the browser's database: encrypted, but for what finds and sweeps them (D46).
import * as z from '../browser/zod'
import { seal, unseal, type DeviceKey } from './seal'

/** An item of a user. A `value` is JSON or a Blob; everything else is JSON. */
export type Owned = { userId: string; key: string; value?: unknown }

const bytes = z.custom<Uint8Array<ArrayBuffer>>((given) => ArrayBuffer.isView(given))

const sealedSchema = z.object({
  userId: z.string(),
  key: z.string(),
  /** When a draft was last edited, as milliseconds of the epoch. */
  savedAt: z.optional(z.number()),
  /** The draft of a write. */
  draft: z.optional(z.string()),
  // Where earlier shells have what was typed: one that is brought back leaves such a draft alone.
  value: z.object({
    nonce: bytes,
    bytes,
    /** The media type, if the item's value is a file. */
    file: z.optional(z.string()),
  }),
})

/** An encrypted item. It says whose it is and how old; its words are in `value`. */
export type SealedItem = z.output<typeof sealedSchema>

/** A stored item that is encrypted; undefined for anything else. */
export const parseSealed = (stored: unknown): SealedItem | undefined =>
  sealedSchema.safeParse(stored).data

// What is encrypted for one place can be moved to no other.
const placeOf = (store: string, { userId, key }: Pick<Owned, 'userId' | 'key'>) =>
  JSON.stringify([store, userId, key])

const contentOf = async ({ value, ...item }: Owned) =>
  value instanceof Blob
    ? { content: new Uint8Array(await value.arrayBuffer()), file: value.type }
    : { content: new TextEncoder().encode(JSON.stringify({ ...item, value })) }

/** Encrypts an item of a store. */
export const sealItem = async (
  key: DeviceKey,
  store: string,
  item: Owned & Partial<Pick<SealedItem, 'savedAt' | 'draft'>>,
): Promise<SealedItem> => {
  const { content, ...file } = await contentOf(item)
  const { userId, key: id, savedAt, draft } = item
  const sealed = await seal(key, placeOf(store, item), content)
  return { userId, key: id, savedAt, draft, value: { ...file, ...sealed } }
}

/** Decrypts an item of a store; undefined for one that this key does not open. */
export const openItem = async (
  key: DeviceKey,
  store: string,
  item: SealedItem,
): Promise<unknown> => {
  const content = await unseal(key, placeOf(store, item), item.value)
  if (!content) return undefined
  const { userId, key: id, savedAt, value } = item
  if (value.file !== undefined)
    return { userId, key: id, savedAt, value: new Blob([content], { type: value.file }) }
  try {
    return JSON.parse(new TextDecoder().decode(content))
  } catch {
    return undefined
  }
}
