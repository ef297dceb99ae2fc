// What the lock of this browser keeps on the device.
import { createDatabase } from '../browser/createDatabase'
import { withLock } from '../browser/locks'
import * as z from '../browser/zod'

const bytes = z.custom<Uint8Array<ArrayBuffer>>((given) => ArrayBuffer.isView(given))

const recordSchema = z.object({
  /** Whose tokens it keeps. */
  userId: z.string(),
  kind: z.enum(['pin', 'passkey']),
  minutes: z.number(),
  salt: bytes,
  /** For it tokens are encrypted, locked or not. */
  publicKey: bytes,
  /**
   * The private key, encrypted once for each lock of the server that may open it, the newest first. There are two while a
   * new one takes the place of the old.
   */
  ways: z.array(z.object({ lock: z.string(), privateKey: z.object({ nonce: bytes, bytes }) })),
  /** The latest tokens, by HPKE. */
  tokens: z.optional(z.object({ enc: bytes, bytes })),
})

/** The lock of this browser. Nothing in it opens anything without the server, and the PIN or a passkey. */
export type LockRecord = z.output<typeof recordSchema>

type Schema = { locks: { key: string; value: LockRecord } }

const store = createDatabase<Schema>(
  'truenorth-lock',
  1,
  (database) => void database.createObjectStore('locks'),
)

const key = 'this browser'

/** Undefined when there is none that can be read. */
export const readLock = async (): Promise<LockRecord | undefined> => {
  const stored: unknown = await store.run((database) => database.get('locks', key))
  return recordSchema.safeParse(stored).data
}

const turnWaitMs = 5_000

/** Runs `act` while no other tab changes the record. */
export const inTurn = <T>(act: () => Promise<T>): Promise<T> =>
  withLock('truenorth-app-lock', turnWaitMs, act)

/** Puts a record in the place of the one before, in turn. */
export const writeLock = async (record: LockRecord): Promise<void> => {
  await store.run((database) => database.put('locks', record, key))
}

/** Changes the record by what it is at that moment. */
export const changeLock = (changes: Partial<LockRecord>): Promise<void> =>
  inTurn(async () => {
    const record = await readLock()
    if (record) await writeLock({ ...record, ...changes })
  })

/** Removes the record, and with it the tokens in it. */
export const deleteLock = (): Promise<void> =>
  inTurn(() => store.run((database) => database.clear('locks')))

/** Closes the database; the next use opens it again. */
export const closeLock = store.close
