import { z } from 'zod'
import { pythonText } from './python.ts'
import { typeError, words } from './words.ts'

const notChoice = typeError((given) => words.notChoice(pythonText(given)))

/** One of the values, spelt exactly so. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: notChoice })
