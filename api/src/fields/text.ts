import { z } from 'zod'
import { typeError, words } from './words.ts'

const toText = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : value
}

const loneSurrogate = /\p{Surrogate}/u
const surrogateWords = ({ input }: { input?: unknown }) => {
  const code = loneSurrogate.exec(String(input))?.[0].codePointAt(0) ?? 0
  return `Surrogate characters are not allowed: U+${code.toString(16).toUpperCase()}.`
}

/** The length that every limit counts: code points, not UTF-16 units (D15). */
const codePoints = (text: string) => Array.from(text).length

export type TextRules = { max?: number; blank?: boolean; pattern?: { is: RegExp; else: string } }

/** Trimmed text; numbers become text, booleans do not. `max` counts code points. */
export const text = ({ max, blank = false, pattern }: TextRules = {}) => {
  let inner = z.string({ error: typeError(words.notText) })
  if (!blank) inner = inner.min(1, { error: words.blank, abort: true })
  if (pattern) inner = inner.regex(pattern.is, pattern.else)
  if (max !== undefined) {
    inner = inner
      .refine((value) => value.length <= max || codePoints(value) <= max, words.tooLong(max))
      .meta({ maxLength: max })
  }
  inner = inner
    .refine((value) => !value.includes('\0'), words.nullCharacter)
    .refine((value) => !loneSurrogate.test(value), { error: surrogateWords })
  return z.preprocess(toText, max === undefined ? inner : inner.meta({ maxLength: max }))
}
