// One sentence for every code of the reader: why a file, a row or a part of a row does not come in.
import type { RefusalCode } from '@truenorth/import-formats'

/** Why a whole file was refused; two of them are questions instead. */
export const refusalSentences: Record<RefusalCode, string> = {
  'ask-date-order': 'Its dates can be read in two ways: say which number is the day.',
  'bad-base64':
    'This backup is damaged: its content is not what the app writes. Make a new one in the app.',
  'damaged-zip': 'This archive is damaged. Export it again in the app, and choose the new file.',
  'empty-file': 'This file is empty.',
  encrypted:
    'This backup is protected by a password, which cannot be read here. Export it again without one.',
  markdown:
    'Texts in Markdown are for reading: what they belong to is not in them. Choose the archive or the JSON of the same app; of Truenorth, the file of “Download everything”.',
  media:
    'This is a picture, a recording or a document, not an export. Pictures come in with the export that names them.',
  'mixed-date-order':
    'Some of its dates have the day first, others the month: with one order, part of them would be wrong. Make them alike, and choose the file again.',
  'no-header':
    'This table has no line with the names of its columns, so nobody can tell what is what. Add one, and choose the file again.',
  'not-a-zip': 'This archive is cut off or not an archive at all. Export it again in the app.',
  'not-json': 'This file is broken: it is no complete JSON. Export it again in the app.',
  'not-utf8':
    'The letters of this file cannot be read. If it is a table, save it as “CSV UTF-8”, and choose it again.',
  'not-xml': 'This backup is broken: it is no complete XML. Make a new one in the app.',
  'too-large': 'A part of this file is larger than anything a diary holds, so it is not opened.',
  'too-many-files': 'This archive holds more files than a diary does, so it is not opened.',
  'unknown-format': 'This is no export of an app that can be read here, and no table with a date.',
  'unsafe-path':
    'This archive names places outside itself, as no diary’s export does, so it is not opened.',
  'xml-doctype': 'This backup holds instructions that no diary needs, so it is not opened.',
}

const rejections: Record<string, string> = {
  'bad-date': 'The date does not exist or cannot be read.',
  'bad-quotes': 'A quotation mark stands where none may, so the row cannot be read.',
  empty: 'There is neither a mood nor a word in it.',
  'ends-before-start': 'It ends before it starts.',
  'mood-out-of-range': 'The mood lies outside the app’s own scale.',
  'not-a-mood': 'This is no mood.',
  'not-json': 'It is no complete JSON.',
  'not-yaml': 'This month cannot be read.',
  'sealed-page':
    'It is sealed, and can only be read where it was written. What stands there stays as it is.',
  'too-many-of-day': 'Its day has a thousand readings before it, and a day takes no more.',
  'unclosed-quote':
    'A quotation mark opens here and is never closed, so what follows cannot be read.',
  'unsafe-yaml': 'This month holds instructions to a program, so it is not opened.',
  'wrong-number-of-fields': 'It has more or fewer cells than the first line has names.',
}

/** Why one row does not come in. */
export const rejectionSentence = (reason: string) =>
  rejections[reason] ?? `It cannot be read (${reason}).`

const warnings: Record<string, string> = {
  'account-unknown':
    'This table does not say which account it is of: what is there already comes in once more. The archive of “Download everything” is known again.',
  'choice-unknown': 'A choice that is not known here becomes the usual one.',
  'column-ignored': 'Columns that are not known here stay out.',
  'day-not-read': 'Days that cannot be read stay out, the waypoint comes in.',
  'feedback-left-out':
    'Feedback that you sent stays out: it was a message to those who run Truenorth, and would reach them once more.',
  'future-date': 'Dates ahead of today come in as they are.',
  'mood-out-of-range': 'A mood outside the app’s own scale stays out, its text comes in.',
  'not-imported': 'What has no place here stays out.',
  'picture-format': 'Pictures that few browsers can show are tried, and stay out if yours cannot.',
  'picture-missing': 'Pictures that are not in the file stay out, the text comes in.',
  'picture-unreadable': 'Pictures that are damaged stay out, the text comes in.',
  'tag-shortened': 'Tags of more than 50 characters are shortened.',
  'tag-unknown': 'Tags without a name in the file stay out.',
  'tags-left-out': 'Of more than 30 tags of one item, the first 30 come in.',
  'time-not-read': 'Times that cannot be read stay out, the day comes in.',
  'zone-missing': 'Items without a time zone get the one that you confirm.',
  'zone-unknown': 'Time zones that do not exist are replaced by the one that you confirm.',
}

/** What happens to a part of a row, or is to be known of it. */
export const warningSentence = (code: string) =>
  warnings[code] ?? `Something was left as it is (${code}).`

/** What is lost of items that come in, by the code of its warning. */
export const lostParts: Record<string, string> = {
  'column-ignored': 'Columns that are not known here',
  'day-not-read': 'Days of waypoints that could not be read',
  'feedback-left-out': 'Feedback, which stays where it was sent',
  'mood-out-of-range': 'Moods outside the app’s own scale',
  'not-imported': 'Videos, recordings and other files',
  'picture-missing': 'Pictures that are not in the file',
  'picture-unreadable': 'Pictures that are damaged',
  'tag-shortened': 'Ends of long tags',
  'tag-unknown': 'Tags without a name',
  'tags-left-out': 'Tags after the thirtieth of an item',
  'time-not-read': 'Times that could not be read',
}

/** Why an item that was read does not come in. */
export const leftOutSentences = {
  new: 'It has no mood here.',
  known: 'It is already here.',
  changed: 'It is already here, and the file says something else now; ours was left as it is.',
  similar: 'Something like it came in from another app.',
  picture: 'This browser could not open the picture.',
} as const
