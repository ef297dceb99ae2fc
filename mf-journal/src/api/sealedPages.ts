// Opens and encrypts pages on this device. It loads with the first sealed page.
import { queryOptions } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { pictureQueries } from '@truenorth/shared-auth/pictures'
import {
  openPage,
  openPicture,
  PageDamaged,
  PageLocked,
  PageOlder,
  type PageText,
} from '@truenorth/shared-auth/sealed-pages'
import type { Entry, Seal } from '../domain/entry'

export {
  knownSealedPages,
  PageLocked,
  sealPage,
  sealPicture,
} from '@truenorth/shared-auth/sealed-pages'

const withText = (
  entry: Entry,
  seal: Seal,
  state: Seal['state'],
  { title, content, tags, pictures }: PageText,
): Entry => ({ ...entry, title, content, tags, seal: { ...seal, state, pictures } })

/** An entry as this device can show it: with its text, or locked or damaged as its `seal` says. */
export const openEntry = async (entry: Entry): Promise<Entry> => {
  const { seal } = entry
  if (!seal) return entry
  try {
    return withText(entry, seal, 'open', await openPage(seal.envelope, entry.date))
  } catch (error) {
    if (error instanceof PageOlder)
      return withText(entry, { ...seal, seen: error.seen }, 'older', error.text)
    if (error instanceof PageDamaged) return { ...entry, seal: { ...seal, state: 'damaged' } }
    if (!(error instanceof PageLocked)) report(error, 'a sealed page could not be opened')
    return entry
  }
}

type Picture = Pick<Seal['pictures'][number], 'path' | 'part' | 'type'>

const all = ['sealed-pictures'] as const

/** Keys and options of decrypted pictures. They are forgotten when the pages are locked. */
export const sealedPictureQueries = {
  all,
  one: (page: string, { path, part, type }: Picture) =>
    queryOptions({
      queryKey: [...all, page, path, part],
      queryFn: async ({ client }) => {
        const { blob } = await client.fetchQuery(pictureQueries.one(path))
        return openPicture(blob, page, part, type)
      },
      staleTime: Infinity,
      gcTime: 60_000,
      structuralSharing: false,
    }),
}
