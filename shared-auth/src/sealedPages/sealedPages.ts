// Whether this account has sealed pages, and whether they are unlocked on this device, in all tabs alike.
import { sealedPagesSchema, type SealedPages } from '@truenorth/api-contract/sealedPages'
import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { report } from '../browser/report'
import { isNetworkError } from '../http/errors'
import { get } from '../http/httpClient'
import { onUserChange, session } from '../session/session'
import type { Bytes } from './bytes'
import {
  forgetUnlocked,
  keepUnlocked,
  recallKnown,
  recallUnlocked,
  rememberKnown,
  type Known,
} from './memory'
import { importPageKey } from './pageCrypto'

export const sealedPagesPath = '/auth/users/me/sealed-pages/'

/**
 * `off`: the account has none, or this browser cannot encrypt (on plain http). `locked`: the key is not on this device.
 * `sealsNew`: the user wants all new entries sealed.
 */
export type SealedPagesState = {
  state: 'loading' | 'off' | 'locked' | 'unlocked'
  sealsNew: boolean
}

type State = SealedPagesState & { byPasskey: boolean }

const start: State = { state: 'loading', sealsNew: false, byPasskey: false }
const state = proxy<State>({ ...start })

/** The unlocked key and whose it is. */
export type Unlocked = { account: string; keyId: string; key: CryptoKey }

let unlocked: Unlocked | undefined
let loading: Promise<void> | undefined
let askedAt = -Infinity

const staleMs = 60_000

const canEncrypt = () => {
  const subtle: SubtleCrypto | undefined = crypto.subtle
  return subtle !== undefined
}

let turn = 0

const show = async (userId: string, known: Known | undefined): Promise<void> => {
  const keyId = canEncrypt() ? known?.keyId : undefined
  const began = turn
  const isHere = unlocked?.account === userId && unlocked.keyId === keyId
  const key = isHere ? unlocked?.key : keyId ? await recallUnlocked(userId, keyId) : undefined
  if (session.userId !== userId) return
  // It was locked or unlocked meanwhile.
  if (turn !== began) return show(userId, known)
  unlocked = keyId && key ? { account: userId, keyId, key } : undefined
  state.sealsNew = Boolean(keyId && known?.sealsNew)
  state.byPasskey = Boolean(keyId && known?.byPasskey)
  state.state = keyId ? (unlocked ? 'unlocked' : 'locked') : 'off'
}

type Told = 'locked' | 'changed'

let channel: BroadcastChannel | undefined

const tellOtherTabs = (told: Told) => channel?.postMessage(told)

/** Takes what the server says of this account. */
export const acceptSealedPages = async (
  userId: string,
  { key_id: keyId, seals_new: sealsNew, wraps }: SealedPages,
): Promise<void> => {
  askedAt = performance.now()
  const byPasskey = wraps.some(({ kind }) => kind === 'passkey')
  const known = { keyId, sealsNew, byPasskey }
  await rememberKnown(userId, known).catch((error: unknown) => report(error, 'sealed pages'))
  await show(userId, known)
}

const ask = async () => {
  const { userId } = session
  const pages = await get(sealedPagesPath, sealedPagesSchema)
  return { pages, accepted: userId ? acceptSealedPages(userId, pages) : Promise.resolve() }
}

/** The wrapped keys of this account, from the server. */
export const fetchSealedPages = async (): Promise<SealedPages> => {
  const { pages, accepted } = await ask()
  accepted.catch((error: unknown) => report(error, 'sealed pages'))
  return pages
}

const load = async () => {
  const { userId, demo } = session
  if (!userId || demo) {
    state.state = 'off'
    return
  }
  // Long-known is better than waiting for a network that may not be there.
  const begun = turn
  const known = await recallKnown(userId)
  // The user may have left meanwhile.
  if (begun !== turn) return
  if (known) await show(userId, known)
  const asking = ask()
    .then(({ accepted }) => accepted)
    .catch(async (error: unknown) => {
      if (!isNetworkError(error)) report(error, 'whether there are sealed pages')
      if (!known) await show(userId, undefined)
    })
  if (!known) await asking
}

const forget = () => {
  turn += 1
  unlocked = undefined
  loading = undefined
  askedAt = -Infinity
  Object.assign(state, start)
}

const follow = async (told: Told) => {
  const { userId } = session
  if (!userId || !loading) return
  if (told === 'locked') {
    turn += 1
    unlocked = undefined
  }
  await show(userId, await recallKnown(userId))
}

let stopListening: (() => void) | undefined

const listen = () => {
  if (stopListening) return
  stopListening = onUserChange(forget)
  if (typeof BroadcastChannel !== 'function') return
  channel = new BroadcastChannel('truenorth-sealed-pages')
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    follow(data).catch((error: unknown) => report(error, 'sealed pages in other tabs'))
  })
}

const ensureLoaded = () => {
  listen()
  loading ??= load()
  return loading
}

/** The state of sealed pages on this device; it follows other tabs. */
export const useSealedPages = (): SealedPagesState => {
  const { state: present, sealsNew } = useSnapshot(state)
  useEffect(() => {
    if (present === 'loading')
      ensureLoaded().catch((error: unknown) => report(error, 'sealed pages'))
  }, [present])
  return { state: present, sealsNew }
}

/** The same once it is known: without a network, what this browser last knew. */
export const knownSealedPages = async (): Promise<SealedPagesState> => {
  await ensureLoaded()
  if (performance.now() - askedAt > staleMs && session.userId && !session.demo) {
    askedAt = performance.now()
    fetchSealedPages().catch((error: unknown) => {
      if (!isNetworkError(error)) report(error, 'whether there are sealed pages')
    })
  }
  const { state: present, sealsNew } = state
  return { state: present, sealsNew }
}

/** Whether a passkey opens the pages, as far as this page knows. */
export const useOpensByPasskey = (): boolean => useSnapshot(state).byPasskey

/** The key; undefined while it is locked. */
export const unlockedKey = async (): Promise<Unlocked | undefined> => {
  await ensureLoaded()
  return unlocked
}

/** Unlocks the pages of this account on this device, with the 32 bytes of its key, until they are locked. */
export const unlockPages = async (keyId: string, bytes: Bytes): Promise<void> => {
  const { userId } = session
  if (!userId) return
  await ensureLoaded()
  const key = await importPageKey(bytes)
  // A private window may not keep it: then it is unlocked in this page alone.
  await keepUnlocked(userId, keyId, key).catch((error: unknown) => report(error, 'a key'))
  turn += 1
  unlocked = { account: userId, keyId, key }
  state.state = 'unlocked'
  tellOtherTabs('changed')
}

/** Locks the pages on this device, in all tabs. */
export const lockPages = async (): Promise<void> => {
  const { userId } = session
  const keyId = unlocked?.keyId
  if (!userId || !keyId) return
  turn += 1
  unlocked = undefined
  state.state = 'locked'
  try {
    await forgetUnlocked(userId, keyId)
  } finally {
    tellOtherTabs('locked')
  }
}

/** Tells other tabs that keys or settings are others now. */
export const announceSealedPages = (): void => tellOtherTabs('changed')

/** Ends the listening to other tabs; the next use begins it again. */
export const closeSealedPages = (): void => {
  forget()
  channel?.close()
  channel = undefined
  stopListening?.()
  stopListening = undefined
}
