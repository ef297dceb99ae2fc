import * as z from 'zod/mini'
import { longestEmail } from '@truenorth/api-contract/account'
import { trimmed } from '@truenorth/api-contract/text'
import { typeError, words } from './words.ts'

const composed = (text: string) => text.normalize('NFC')

const toText = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? trimmed(value) : value
}

const toComposedText = (value: unknown): unknown => {
  const text = toText(value)
  return typeof text === 'string' ? composed(text) : text
}

const loneSurrogate = /\p{Surrogate}/u
const surrogateMessage = ({ input }: { input?: unknown }) => {
  const code = loneSurrogate.exec(String(input))?.[0].codePointAt(0) ?? 0
  return `Surrogate characters are not allowed: U+${code.toString(16).toUpperCase()}.`
}

// Every limit counts code points, not UTF-16 units (D15).
const isWithin = (text: string, max: number) => {
  if (text.length <= max || text.length > 2 * max) return text.length <= max
  let codePoints = 0
  for (const _ of text) codePoints += 1
  return codePoints <= max
}

export type TextRules = {
  /** The most code points that are accepted. */
  max?: number
  /** Composes the text (NFC): letters with marks are letters, however they were typed. */
  composes?: boolean
  /** Counts the code points of the composed text: a password is as long from every keyboard (D48). */
  countsComposed?: boolean
  /** Whether an empty text is accepted; it is not unless told so. */
  blank?: boolean
  pattern?: { is: RegExp; else: string }
}

/** Trimmed text, empty if nothing of it is visible (D44); numbers become text, booleans do not. */
export const text = ({ max, composes, countsComposed, blank = false, pattern }: TextRules = {}) => {
  const counted = countsComposed ? composed : String
  const checks = [
    ...(blank ? [] : [z.minLength(1, { error: words.blank, abort: true })]),
    ...(pattern ? [z.regex(pattern.is, pattern.else)] : []),
    ...(max === undefined
      ? []
      : [z.refine<string>((value) => isWithin(counted(value), max), words.tooLong(max))]),
    z.refine<string>((value) => !value.includes('\0'), words.nullCharacter),
    z.refine<string>((value) => !loneSurrogate.test(value), { error: surrogateMessage }),
    ...(max === undefined ? [] : [z.meta({ maxLength: max })]),
  ]
  const read = composes ? toComposedText : toText
  return z.pipe(z.transform(read), z.string({ error: typeError(words.notText) }).check(...checks))
}

const { email: emailPattern } = z.regexes
const emailOrBlank = new RegExp(`^$|${emailPattern.source}`, emailPattern.flags)

/** An e-mail address as it was typed; with `blank` it may be empty. */
export const email = ({ blank = false } = {}) =>
  text({
    max: longestEmail,
    blank,
    pattern: { is: blank ? emailOrBlank : emailPattern, else: words.notEmail },
  })
