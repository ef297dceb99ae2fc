// Makes, changes and uses the keys of sealed pages: for the account page and the dialog that unlocks.
import { sealedPagesSchema, type SealedPages, type Wrap } from '@truenorth/api-contract/sealedPages'
import { randomId } from '../browser/randomId'
import { del, patch, post } from '../http/httpClient'
import { session } from '../session/session'
import { fromBase64Url } from '../browser/base64Bytes'
import { randomBytes, type Bytes } from './bytes'
import {
  newAccountKey,
  newRecoveryCode,
  recoveryCodeIn,
  unwrapKey,
  wrapKey,
  type KeyOwner,
  type Secret,
} from './keyWraps'
import { askPasskey } from './passkeyPrf'
import { NoPrf, WrongSecret, type Way } from './unlockMessage'
import {
  acceptSealedPages,
  announceSealedPages,
  fetchSealedPages,
  sealedPagesPath,
  unlockPages,
} from './sealedPages'

export { fetchSealedPages } from './sealedPages'
export { knowsPasskeys } from './passkeyPrf'
export { unlockMessage } from './unlockMessage'

const saltBytes = 32

const account = () => {
  const { userId } = session
  if (!userId) throw new Error('Nobody is signed in.')
  return userId
}

const ownerOf = ({ key_id: keyId }: SealedPages): KeyOwner => {
  if (keyId === null) throw new Error('This account has no sealed pages.')
  return { account: account(), keyId }
}

const accept = async (pages: SealedPages) => {
  await acceptSealedPages(account(), pages)
  announceSealedPages()
  return pages
}

const passkeySecret = async (
  wraps: readonly Wrap[],
): Promise<{ wrap: Wrap; secret: Secret } | undefined> => {
  const requests = wraps.flatMap(({ credential_id: credentialId, kdf }) =>
    credentialId === undefined ? [] : [{ credentialId, salt: fromBase64Url(kdf.salt) }],
  )
  // Without any, the browser would offer every passkey of the site.
  if (requests.length === 0) return undefined
  const answer = await askPasskey(requests)
  if (!answer) throw new NoPrf('This passkey makes no secrets.')
  const { credentialId, prf } = answer
  const wrap = wraps.find((one) => one.credential_id === credentialId)
  if (!wrap) return undefined
  const salt = fromBase64Url(wrap.kdf.salt)
  return { wrap, secret: { kind: 'passkey', passkeyId: wrap.passkey_id ?? 0, salt, prf } }
}

const secretOf = async (way: Way, wraps: readonly Wrap[]) => {
  if (way.kind === 'passkey') return passkeySecret(wraps)
  const [wrap] = wraps
  const text = way.kind === 'recovery' ? recoveryCodeIn(way.text) : way.text
  return wrap && text !== undefined ? { wrap, secret: { kind: way.kind, text } } : undefined
}

/**
 * The 32 bytes of the key.
 * @throws WrongSecret, NoPrf, or the browser's error of a passkey
 */
const openKey = async (pages: SealedPages, way: Way): Promise<Bytes> => {
  const found = await secretOf(
    way,
    pages.wraps.filter(({ kind }) => kind === way.kind),
  )
  const key = found && (await unwrapKey(found.wrap, ownerOf(pages), found.secret))
  if (!key) throw new WrongSecret('This opens no key of this account.')
  return key
}

/**
 * Unlocks the pages on this device.
 * @throws WrongSecret, NoPrf, or the browser's error of a passkey
 */
export const unlock = async (way: Way): Promise<void> => {
  const pages = await fetchSealedPages()
  await unlockPages(ownerOf(pages).keyId, await openKey(pages, way))
}

/** Sets sealed pages up and unlocks them here; answers with the recovery code, which is known nowhere else. */
export const setUpSealedPages = async (given: {
  password: string
  passphrase: string
  sealsNew: boolean
}): Promise<string> => {
  const owner = { account: account(), keyId: randomId() }
  const key = newAccountKey()
  const code = newRecoveryCode()
  const wraps = [
    await wrapKey(key, owner, { kind: 'passphrase', text: given.passphrase }),
    await wrapKey(key, owner, { kind: 'recovery', text: recoveryCodeIn(code) ?? code }),
  ]
  const body = {
    current_password: given.password,
    key_id: owner.keyId,
    seals_new: given.sealsNew,
    wraps,
  }
  await accept(await post(sealedPagesPath, body, sealedPagesSchema))
  await unlockPages(owner.keyId, key)
  return code
}

/** Whether all new entries are sealed. */
export const setSealsNew = async (sealsNew: boolean): Promise<SealedPages> =>
  accept(await patch(sealedPagesPath, { seals_new: sealsNew }, sealedPagesSchema))

type Change = { password: string; way: Way }

const putWrap = async (
  { password, way }: Change,
  secretFor: () => Promise<Secret> | Secret,
): Promise<SealedPages> => {
  // A browser lets an authenticator be asked only soon after a press.
  const secret = await secretFor()
  const pages = await fetchSealedPages()
  const owner = ownerOf(pages)
  const wrap = await wrapKey(await openKey(pages, way), owner, secret)
  const body = { current_password: password, key_id: owner.keyId, wraps: [wrap] }
  return accept(await post(`${sealedPagesPath}wraps/`, body, sealedPagesSchema))
}

/** Puts another passphrase in the place of the present one. @throws as `unlock` */
export const changePassphrase = (change: Change, passphrase: string): Promise<SealedPages> =>
  putWrap(change, () => ({ kind: 'passphrase', text: passphrase }))

/** Makes a new recovery code, which ends the earlier one. @throws as `unlock` */
export const renewRecoveryCode = async (change: Change): Promise<string> => {
  const code = newRecoveryCode()
  await putWrap(change, () => ({ kind: 'recovery', text: recoveryCodeIn(code) ?? code }))
  return code
}

/** Lets a passkey open the pages. @throws as `unlock` */
export const addPasskeyWay = (
  change: Change,
  { id, credentialId }: { id: number; credentialId: string },
): Promise<SealedPages> =>
  putWrap(change, async () => {
    const salt = randomBytes(saltBytes)
    const answer = await askPasskey([{ credentialId, salt }])
    if (!answer) throw new NoPrf('This passkey makes no secrets.')
    return { kind: 'passkey', passkeyId: id, salt, prf: answer.prf }
  })

/** Lets a passkey no longer open the pages. */
export const removePasskeyWay = async (wrapId: number): Promise<void> => {
  await del(`${sealedPagesPath}wraps/${wrapId}/`)
  announceSealedPages()
}

/** Removes all keys; the server refuses it while an entry is sealed. */
export const endSealedPages = async (password: string): Promise<SealedPages> =>
  accept(await post(`${sealedPagesPath}end/`, { current_password: password }, sealedPagesSchema))
