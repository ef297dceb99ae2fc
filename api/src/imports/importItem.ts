// One item of an import: checked as what a person types, with the moment that it gets.
import {
  importIdentitySchema,
  importItemSchema,
  type ImportItem,
} from '@truenorth/api-contract/imports'
import {
  longestEntryContent,
  longestEntryTag,
  longestEntryTitle,
  mostEntryTags,
  mostImages,
} from '@truenorth/api-contract/journal'
import {
  highestMood,
  longestNote,
  longestTag,
  lowestMood,
  mostTags,
} from '@truenorth/api-contract/moods'
import { distinctTags, lowerCase } from '@truenorth/api-contract/text'
import { isKnownZone } from '@truenorth/api-contract/zones'
import * as z from 'zod/mini'
import { day, integer, list, type FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { storedInstant } from '../time/instant.ts'
import { isStorable, localInstant } from '../time/localInstant.ts'
import type { Moment } from '../time/moment.ts'
import { zoneOffset } from '../time/zone.ts'

const longestPath = 200
const longestZone = 64

const tagsOf = (longest: number, most: number) => list(text({ max: longest }), most)

const { key, content, likeness } = importIdentitySchema.shape

const common = {
  key,
  content,
  likeness,
  local_date: day(),
  local_time: importItemSchema.shape.local_time,
  time_zone: text({ max: longestZone, blank: true }),
  instant: importItemSchema.shape.instant,
  mood: integer({ min: lowestMood, max: highestMood }),
  energy: importItemSchema.shape.energy,
  emotion: importItemSchema.shape.emotion,
  day_end: importItemSchema.shape.day_end,
  edited_at: importItemSchema.shape.edited_at,
}

const readingSchema = z.object({
  ...common,
  kind: z.literal('reading'),
  tags: tagsOf(longestTag, mostTags).check(
    z.overwrite((tags) => distinctTags(tags.map(lowerCase))),
  ),
  title: text({ max: 0, blank: true }),
  text: text({ max: longestNote, blank: true }),
  images: list(text({ max: longestPath }), 0),
} satisfies FieldsOf<ImportItem>)

const entrySchema = z.object({
  ...common,
  kind: z.literal('entry'),
  tags: tagsOf(longestEntryTag, mostEntryTags).check(z.overwrite(distinctTags)),
  title: text({ max: longestEntryTitle, blank: true }),
  text: text({ max: longestEntryContent, blank: true }),
  images: list(text({ max: longestPath }), mostImages).check(
    z.refine((paths) => new Set(paths).size === paths.length, 'A picture stands here twice.'),
  ),
} satisfies FieldsOf<ImportItem>)

/** An item as it is received. A reading has neither a title nor pictures. */
export const newImportItemSchema = z.discriminatedUnion('kind', [readingSchema, entrySchema])

/** An item that was checked, and the moment it is stored with. */
export type DatedItem = { item: ImportItem; moment: Moment }

const wholeHours = /^([+-])(\d\d):00$/
// Zones whose clocks have been that far ahead for as long as there are such exports.
const namedOffsets = new Map([
  ['+04:30', 'Asia/Kabul'],
  ['+05:30', 'Asia/Kolkata'],
  ['+05:45', 'Asia/Kathmandu'],
  ['+06:30', 'Asia/Yangon'],
  ['+08:45', 'Australia/Eucla'],
  ['+09:30', 'Australia/Darwin'],
])

// An offset is a zone in few browsers. Names like Etc/GMT-2, which is +02:00, are one in all of them (D42).
const zoneOf = (name: string) => {
  const [, sign, hours] = wholeHours.exec(name) ?? []
  const known = hours
    ? `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`
    : (namedOffsets.get(name) ?? name)
  return isKnownZone(known) ? known : 'UTC'
}

const noon = '12:00'

/** When an item was: on its own day, whatever the zone says of its instant. An entry without a clock was made at its instant. */
export const momentOfItem = (item: ImportItem): Moment => {
  const { local_date: localDate, local_time: time } = item
  const timeZone = zoneOf(item.time_zone)
  const instant =
    item.instant !== null && (time !== null || item.kind === 'entry')
      ? new Date(item.instant)
      : localInstant(localDate, time ?? noon, timeZone)
  const stored = isStorable(instant) ? instant : new Date(`${localDate}T${time ?? noon}Z`)
  const offset = timeZone === item.time_zone ? null : zoneOffset(stored, timeZone)
  return {
    instant: storedInstant(stored),
    localDate,
    timeZone,
    utcOffset: offset,
    hasTime: time !== null,
    dayEnd: item.day_end ?? 0,
  }
}

/** When an item was last changed, as a stored instant; null where it was not, or where its source does not say. */
export const editedAtOf = ({ edited_at: editedAt }: ImportItem) => {
  const edited = editedAt ? new Date(editedAt) : null
  return edited && isStorable(edited) ? storedInstant(edited) : null
}

const longestDerivedTitle = 80

/** The title of an entry that has none: the first line of its text, else its day. An entry must have one. */
export const titleOf = ({ title, text: words, local_date }: ImportItem) => {
  if (title !== '') return title
  const [line = ''] = words.split('\n', 1)
  const signs = Array.from(line.trim())
  if (signs.length === 0) return local_date
  if (signs.length <= longestDerivedTitle) return signs.join('')
  return `${signs.slice(0, longestDerivedTitle).join('').trimEnd()}…`
}
