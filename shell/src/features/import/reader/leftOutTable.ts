import { byteOrderMark, csvLine } from '@truenorth/api-contract/csv'
import type { Rejection, SourceItem, SourcePath, Warning } from '@truenorth/import-formats'
import { placeInWords } from './place'
import type { ItemState } from './protocol'
import { leftOutSentences, rejectionSentence, warningSentence } from './sentences'

/** What does not come in. Pictures are names of parts of the file. */
export type LeftOut = {
  rejected: readonly Rejection[]
  warnings: readonly Warning[]
  left: readonly { item: SourceItem; state: ItemState }[]
  leftPaths: readonly { path: SourcePath; state: ItemState }[]
  lostPictures: readonly string[]
}

// A line stays a number, by which a spreadsheet sorts.
const placeOf = (at: number | string | null) => (typeof at === 'number' ? at : placeInWords(at))

const header = ['where', 'why', 'value', 'date', 'time', 'mood', 'tags', 'title', 'text']

const itemRow = ({ item, state }: LeftOut['left'][number]) => [
  placeOf(item.at),
  leftOutSentences[state],
  '',
  item.localDate,
  item.localTime,
  item.moodName || item.mood,
  item.tags.join(' | '),
  item.title,
  item.text,
]

const pathRow = ({ path, state }: LeftOut['leftPaths'][number]) => [
  placeOf(path.at),
  leftOutSentences[state],
  '',
  path.start_date,
  '',
  '',
  '',
  path.title,
  path.description,
]

/** A table of everything that does not come in, for a spreadsheet: where it was, why, and what it says. */
export const leftOutTable = (leftOut: LeftOut) => {
  const { rejected, warnings, left, leftPaths, lostPictures } = leftOut
  const rows = [
    header,
    ...rejected.map(({ line, at, reason, value, date }) => [
      placeOf(line ?? at),
      rejectionSentence(reason),
      value,
      date,
    ]),
    ...left.map(itemRow),
    ...leftPaths.map(pathRow),
    ...warnings.map(({ at, code, detail }) => [placeOf(at), warningSentence(code), detail]),
    ...lostPictures.map((part) => ['', leftOutSentences.picture, part]),
  ]
  return byteOrderMark + rows.map((row) => csvLine(header.map((_, column) => row[column]))).join('')
}
