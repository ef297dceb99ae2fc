// Keeps the record of the lock up to date with the tokens, so that these can be taken away at any moment.
import { report } from '../browser/report'
import { removeStored } from '../session/storage'
import { hasToken, interceptTokens, ownerOf, storedTokens, type Tokens } from '../session/tokens'
import { sealTokens } from './lockCrypto'
import { markLocked, readMark, removeMark } from './lockMark'
import { deleteLock, inTurn, readLock, writeLock } from './lockRecord'

const textOf = ({ access, refresh }: Tokens) => JSON.stringify([access, refresh])

/** The tokens that the record holds, as far as this tab knows. */
let wrapped = ''
let latest: Promise<void> = Promise.resolve()

/** The record holds these. */
export const noteWrapped = (tokens: Tokens): void => {
  wrapped = textOf(tokens)
}

const wrap = async (tokens: Tokens) => {
  const record = await readLock()
  const owner = ownerOf(tokens)
  if (!record || (owner !== undefined && owner !== record.userId)) return false
  await writeLock({ ...record, tokens: await sealTokens(record, tokens) })
  noteWrapped(tokens)
  return true
}

/** Ends the lock of this browser, and what it keeps. */
export const endLock = async (): Promise<void> => {
  removeMark()
  interceptTokens(undefined)
  await deleteLock()
}

/** Puts the stored tokens into the record, unless they are there, as in a new one. The lock ends when they are somebody else's. */
export const wrapStored = async (isNew = false): Promise<void> => {
  if (isNew) wrapped = ''
  const isOfOwner = await inTurn(async () => {
    const tokens = storedTokens()
    return !hasToken(tokens) || textOf(tokens) === wrapped || (await wrap(tokens))
  })
  if (!isOfOwner) await endLock()
}

/** Resolves when tokens that came while it was locked are in the record. */
export const tokensWrapped = (): Promise<void> => latest

const put = (act: () => Promise<unknown>) => {
  latest = act().then(
    () => undefined,
    (error: unknown) => report(error, 'tokens that could not be put behind the app lock'),
  )
}

/** From here on each new pair of tokens is put into the record, and while it is locked nowhere else. */
export const keepWrapped = (): void =>
  interceptTokens((tokens) => {
    if (!hasToken(tokens)) return false
    const isLocked = readMark() === 'locked'
    put(async () => {
      if (isLocked) return inTurn(() => wrap(tokens))
      // They are stored once this has answered.
      await Promise.resolve()
      return wrapStored()
    })
    return isLocked
  })

const takeAway = () => {
  markLocked()
  removeStored('access_token')
  removeStored('refresh_token')
}

/** Locks at once, as far as that is possible: a page that is closed does nothing that takes time. */
export const lockAtOnce = (): void => {
  if (textOf(storedTokens()) === wrapped) takeAway()
}

/** Locks: afterwards no token lies in clear. Those that cannot be put into the record are lost, and it takes a sign-in. */
export const lockTokens = async (): Promise<void> => {
  lockAtOnce()
  if (hasToken(storedTokens()))
    await wrapStored().catch((error: unknown) => report(error, 'the app lock cannot keep tokens'))
  takeAway()
}
