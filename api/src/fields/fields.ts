// Fields of request bodies and queries, with the coercions of the reference back end.
import * as z from 'zod/mini'
import { writtenMoment } from '../time/moment.ts'
import { pythonText, pythonType, typeError, words } from './words.ts'

/** A field for each member of a request type of the contract: `z.object({ … } satisfies FieldsOf<NewMood>)`. */
export type FieldsOf<Body> = { [Name in keyof Required<Body>]: z.ZodMiniType<Body[Name]> }

const longestNumber = 1000
const whole = /^\s*[+-]?\d+(\.0*)?\s*$/

const toInteger = (value: unknown): unknown =>
  typeof value === 'string' && whole.test(value) && value.length <= longestNumber
    ? Number(value)
    : value

const notInteger = (given: unknown) =>
  typeof given === 'string' && given.length > longestNumber ? words.hugeNumber : words.notInteger

/** A whole number; `"3"`, `" 4 "` and `"3.0"` count, `true` does not. */
export const integer = ({ min, max }: { min: number; max: number }) =>
  z.pipe(
    z.transform(toInteger),
    z
      .number({ error: typeError(notInteger) })
      .check(
        z.refine(Number.isInteger, { error: words.notInteger, abort: true }),
        z.gte(min, words.atLeast(min)),
        z.lte(max, words.atMost(max)),
        z.meta({ type: 'integer' }),
      ),
  )

const yes = new Set<unknown>(['t', 'y', 'yes', 'true', 'on', '1', 1, true])
const no = new Set<unknown>(['f', 'n', 'no', 'false', 'off', '0', 0, false])

const toFlag = (value: unknown): unknown => {
  const given = typeof value === 'string' ? value.toLowerCase() : value
  if (yes.has(given)) return true
  return no.has(given) ? false : value
}

/** A boolean in any of the spellings that the reference back end accepts. */
export const flag = () =>
  z.pipe(z.transform(toFlag), z.boolean({ error: typeError(words.notBoolean) }))

const dayShape = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

const toDay = (value: unknown): unknown => {
  const parts = typeof value === 'string' ? dayShape.exec(value) : null
  if (!parts) return value
  const [, year = '', month = '', date = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** Whether a text is an existing day, `YYYY-MM-DD`. */
export const isCalendarDay = (value: string) => {
  if (!dayShape.test(value) || value < '0001') return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A calendar day, stored as `YYYY-MM-DD`; one-digit months and days are accepted. */
export const day = () =>
  z.pipe(
    z.transform(toDay),
    z
      .string({ error: typeError(words.notDate) })
      .check(z.refine(isCalendarDay, words.notDate), z.meta({ format: 'date' })),
  )

const isMoment = (value: string) => writtenMoment(value, { name: 'UTC', dayEnd: 0 }) !== undefined

/** A wall clock with or without its offset, an instant with Z, or a day without a clock. */
export const moment = () =>
  z
    .string({ error: typeError(words.notDateTime) })
    .check(z.refine(isMoment, words.notDateTime), z.meta({ format: 'date-time' }))

const longestZone = 64

/** The name of a time zone; which ones there are changes with every runtime, so that an unknown one is taken (D42). */
export const zoneName = () =>
  z
    .string({ error: typeError(words.notText) })
    .check(z.refine(({ length }) => length <= longestZone, words.tooLong(longestZone)))

const notChoice = typeError((given) => words.notChoice(pythonText(given)))

/** One of the values, in exactly that spelling. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: notChoice })

const notList = typeError((given) => words.notList(pythonType(given)))

/** A list of at most `max` members; the error of a member is reported under its index. */
export const list = <Member extends z.ZodMiniType>(member: Member, max = Infinity) =>
  z
    .array(member, { error: notList })
    .check(z.refine(({ length }) => length <= max, words.tooMany(max)))
