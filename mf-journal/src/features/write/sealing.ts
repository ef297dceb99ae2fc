// How the form of an entry encrypts it. What encrypts loads when it is needed.
import type { QueryClient } from '@tanstack/react-query'
import type { Sealed } from '@truenorth/api-contract/sealedText'
import { randomId } from '@truenorth/shared-auth'
import { pictureQueries } from '@truenorth/shared-auth/pictures'
import type { EntryValues } from './entryValues'
import type { PictureSealing } from './pictureUploads'

/** Loads what encrypts; the browser keeps it for times without a network. */
export const loadSealedPages = () => import('../../api/sealedPages')

const lockedText =
  'Your sealed pages are locked on this device. Unlock them to save this page; what you wrote is kept.'
const elsewhereText =
  'This page was sealed elsewhere meanwhile. Take the saved version, or remove the pictures here to keep yours.'

/** A page has to stay unsaved, because it cannot be encrypted now. */
export class PageNotSealed extends Error {
  override name = 'PageNotSealed'
}

// What is thrown, with words for the author where the pages are locked.
const orLocked = async <T>(work: () => Promise<T>): Promise<T> => {
  const { PageLocked } = await loadSealedPages()
  return work().catch((error: unknown) => {
    throw error instanceof PageLocked ? new PageNotSealed(lockedText) : error
  })
}

/** Whether what the form holds is to be encrypted: as its author has chosen, else by the setting of the account. */
export const isToBeSealed = async ({ sealing }: Pick<EntryValues, 'sealing'>): Promise<boolean> => {
  if (sealing) return sealing === 'sealed'
  const { knownSealedPages } = await loadSealedPages()
  const { state, sealsNew } = await knownSealedPages()
  return sealsNew && state !== 'off'
}

const picturesOf = ({ images, sealedParts, descriptions }: EntryValues) =>
  images.flatMap((path) => {
    const sealed = sealedParts[path]
    return sealed ? [{ path, ...sealed, alt: descriptions[path] ?? '' }] : []
  })

const contentOf = (values: EntryValues) => {
  const { title, content, tags, date, sealing } = values
  return JSON.stringify([title, content, tags, date, sealing, picturesOf(values)])
}

/** Whether something differs that is encrypted, or that the encrypted text is bound to. */
export const isPageChanged = (before: EntryValues, after: EntryValues): boolean =>
  contentOf(before) !== contentOf(after)

/** Encrypts what one form holds; the same content is encrypted once, however often it is saved. */
export const createSealer = () => {
  let last: { content: string; sealed: Sealed } | undefined
  return {
    /** What these values were encrypted to before; undefined if they were not. */
    known: (values: EntryValues): Sealed | undefined =>
      last?.content === contentOf(values) ? last.sealed : undefined,
    /**
     * Encrypts the form over what its edit began with.
     * @throws a `PageNotSealed` with a sentence for its author
     */
    seal: async (values: EntryValues, base: EntryValues, id: string): Promise<Sealed> => {
      const content = contentOf(values)
      const above = base.sealedRevision
      if (last?.content === content && last.sealed.revision > above) return last.sealed
      const pictures = picturesOf(values)
      // It keeps the id that it was sealed with, to which the pictures of this form are not bound.
      const isSealed = base.sealing === 'sealed'
      if (isSealed && base.sealedId !== id && pictures.length > 0)
        throw new PageNotSealed(elsewhereText)
      const { title, content: text, tags, date } = values
      const revision = Math.max(above, values.sealedRevision, last?.sealed.revision ?? 0) + 1
      const { sealPage } = await loadSealedPages()
      const sealed = await orLocked(() =>
        sealPage(
          { title, content: text, tags, pictures },
          { id: isSealed ? base.sealedId : id, entryDate: date, revision },
        ),
      )
      last = { content, sealed }
      return sealed
    },
  }
}

/** The form whose pictures are encrypted. */
export type SealedForm = {
  values: () => EntryValues
  /** The sealed id of its entry, made when it is first asked for. */
  id: () => string
}

/** Encrypts and decrypts the pictures of a form. */
export const pictureSealing = (client: QueryClient, form: () => SealedForm): PictureSealing => ({
  isOn: () => isToBeSealed(form().values()),
  seal: async (picture) => {
    const { sealPicture } = await loadSealedPages()
    const sealed = { part: randomId(), type: picture.type }
    return { blob: await orLocked(() => sealPicture(picture, form().id(), sealed.part)), sealed }
  },
  load: async (path, sealed) => {
    if (!sealed) return client.fetchQuery(pictureQueries.one(path))
    const { sealedPictureQueries } = await loadSealedPages()
    const alt = form().values().descriptions[path] ?? ''
    const query = sealedPictureQueries.one(form().id(), { path, ...sealed })
    return { blob: await client.fetchQuery(query), alt }
  },
})
