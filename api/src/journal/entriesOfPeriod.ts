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

/** Entries whose texts are read at once; others get the thread before the next. */
export const entriesAtOnce = 20

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
  for (;;) {
    const texts = await textsAfter(last)
    for (const { title, content } of texts) {
      counter.add(title)
      counter.add(content)
    }
    entries += texts.length
    last = texts.at(-1)
    if (texts.length < entriesAtOnce) break
    await breathe(0)
  }
  return {
    entry_count: entries,
    ...counter.counted(),
    picture_count: pictures.length,
    pictures: spread(pictures, mostPicturesOfPeriod).flatMap((picture) => picture ?? []),
  }
}
