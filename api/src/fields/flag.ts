import { z } from 'zod'
import { typeError, words } from './words.ts'

const yes = new Set<unknown>(['t', 'y', 'yes', 'true', 'on', '1', 1, true])
const no = new Set<unknown>(['f', 'n', 'no', 'false', 'off', '0', 0, false])

const toFlag = (value: unknown): unknown => {
  const given = typeof value === 'string' ? value.toLowerCase() : value
  if (yes.has(given)) return true
  return no.has(given) ? false : value
}

/** A boolean in any of the spellings that the reference back end takes. */
export const flag = () => z.preprocess(toFlag, z.boolean({ error: typeError(words.notBoolean) }))
