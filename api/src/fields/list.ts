import { z } from 'zod'
import { pythonType } from './python.ts'
import { typeError, words } from './words.ts'

const notList = typeError((given) => words.notList(pythonType(given)))

/** A list; what is wrong with a member is told under its number. */
export const list = <Member extends z.ZodType>(member: Member) =>
  z.array(member, { error: notList })
