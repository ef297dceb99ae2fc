// What the entries of a period say together: how many, which words, which pictures.
import {
  mostPicturesOfPeriod,
  type PeriodItems,
  type PictureOfPeriod,
} from '@truenorth/api-contract/days'
import { breathe } from '../http/queue.ts'
import { createWordCounter } from './wordCounter.ts'

export type EntriesOfPeriod = Pick<
  PeriodItems,
  'entry_count' | 'word_count' | 'words' | 'picture_count' | 'pictures'
>

type TextOfEntry = { id: number; entry_date: string; title: string; content: string }

/** Entries whose texts are read at once. */
export const entriesAtOnce = 20
// Characters after which others get the thread: some thirty milliseconds of a script without spaces, one of others.
// A word that is cut there counts as two.
const charactersAtOnce = 10_000
const pieces = new RegExp(`[^]{1,${charactersAtOnce}}`, 'g')

/** At most `most` items, spread evenly from the first on. */
const spread = <Item>(items: readonly Item[], most: number) =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)])

/** Looks through entries, of which `textsAfter` answers the next `entriesAtOnce`, the earliest first. */
export const entriesOfPeriod = async (
  pictures: readonly PictureOfPeriod[],
  textsAfter: (last: TextOfEntry | undefined) => Promise<readonly TextOfEntry[]>,
): Promise<EntriesOfPeriod> => {
  const counter = createWordCounter()
  let entries = 0
  let last: TextOfEntry | undefined
  let addedAtOnce = 0
  do {
    const texts = await textsAfter(last)
    for (const { title, content } of texts)
      for (const [piece] of `${title}\n${content}`.matchAll(pieces)) {
        counter.add(piece)
        addedAtOnce += piece.length
        if (addedAtOnce < charactersAtOnce) continue
        await breathe(0)
        addedAtOnce = 0
      }
    entries += texts.length
    last = texts.length < entriesAtOnce ? undefined : texts.at(-1)
  } while (last)
  return {
    entry_count: entries,
    ...counter.counted(),
    picture_count: pictures.length,
    pictures: spread(pictures, mostPicturesOfPeriod).flatMap((picture) => picture ?? []),
  }
}
