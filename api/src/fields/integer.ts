import { z } from 'zod'
import { typeError, words } from './words.ts'

const longestNumber = 1000
const whole = /^\s*[+-]?\d+(\.0*)?\s*$/

const toInteger = (value: unknown): unknown =>
  typeof value === 'string' && whole.test(value) && value.length <= longestNumber
    ? Number(value)
    : value

const wrongType = (given: unknown) =>
  typeof given === 'string' && given.length > longestNumber ? words.hugeNumber : words.notInteger

/** A whole number; `"3"`, `" 4 "` and `"3.0"` count, `true` does not. */
export const integer = ({ min, max }: { min: number; max: number }) =>
  z.preprocess(
    toInteger,
    z
      .number({ error: typeError(wrongType) })
      .refine(Number.isInteger, { error: words.notInteger, abort: true })
      .min(min, words.atLeast(min))
      .max(max, words.atMost(max))
      .meta({ type: 'integer' }),
  )
