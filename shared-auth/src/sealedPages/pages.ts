// Encrypts and opens pages with the key that is unlocked on this device.
import type { Sealed } from '@truenorth/api-contract/sealedText'
import { noteRevision } from './memory'
import {
  openImage,
  openText,
  sealImage,
  sealText,
  type PageIdentity,
  type PageText,
} from './pageCrypto'
import { unlockedKey } from './sealedPages'

/** The pages are locked on this device. */
export class PageLocked extends Error {
  override name = 'PageLocked'
}

/** What was stored is not what was sealed: changed, of another entry, day or account, or under another key. */
export class PageDamaged extends Error {
  override name = 'PageDamaged'
}

/** A page as it was before: this device has seen a later revision of it, `seen`. */
export class PageOlder extends Error {
  override name = 'PageOlder'
  readonly text: PageText
  readonly seen: number

  constructor(text: PageText, seen: number) {
    super('A later version of this page was seen on this device.')
    this.text = text
    this.seen = seen
  }
}

const presentKey = async () => {
  const unlocked = await unlockedKey()
  if (!unlocked) throw new PageLocked('Sealed pages are locked on this device.')
  return unlocked
}

const orDamaged = <Opened>(opened: Opened | undefined): Opened => {
  if (opened === undefined) throw new PageDamaged('This page cannot be opened with this key.')
  return opened
}

/**
 * Encrypts the text of a page. The pictures that it names have been sealed and sent before.
 * @throws PageLocked
 */
export const sealPage = async (text: PageText, identity: PageIdentity): Promise<Sealed> => {
  const { key, account } = await presentKey()
  return sealText(key, account, text, identity)
}

/**
 * Opens a page.
 * @param entryDate the day of its entry, `YYYY-MM-DD`
 * @throws PageLocked, PageDamaged, or PageOlder, which carries the text
 */
export const openPage = async (sealed: Sealed, entryDate: string): Promise<PageText> => {
  const { key, account } = await presentKey()
  const text = orDamaged(await openText(key, account, sealed, entryDate))
  const seen = await noteRevision(account, sealed.id, sealed.revision)
  if (seen > sealed.revision) throw new PageOlder(text, seen)
  return text
}

/**
 * Encrypts a picture for the page with that sealed id; `part` is a random id of this picture.
 * @throws PageLocked
 */
export const sealPicture = async (bytes: Blob, id: string, part: string): Promise<Blob> => {
  const { key, account } = await presentKey()
  return sealImage(key, account, bytes, { id, part })
}

/**
 * Opens a picture of a page as a file of that type.
 * @throws PageLocked or PageDamaged
 */
export const openPicture = async (
  bytes: Blob,
  id: string,
  part: string,
  type: string,
): Promise<Blob> => {
  const { key, account } = await presentKey()
  return orDamaged(await openImage(key, account, bytes, { id, part, type }))
}
