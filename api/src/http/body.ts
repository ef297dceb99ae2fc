import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import { pythonType } from '../fields/python.ts'
import type { AppEnv } from './appEnv.ts'
import { invalid } from './failure.ts'
import { fieldErrors } from './fieldErrors.ts'
import { readBody } from './readBody.ts'

/** Checks data against a schema, or throws a 400 that names what is wrong in which field. */
export const check = <Schema extends z.ZodObject>(schema: Schema, data: unknown) => {
  const type = pythonType(data)
  if (type === 'NoneType') throw invalid({ non_field_errors: ['No data provided'] })
  if (type !== 'dict') {
    const words = `Invalid data. Expected a dictionary, but got ${type}.`
    throw invalid({ non_field_errors: [words] })
  }
  const result = schema.safeParse(data)
  if (!result.success) throw invalid(fieldErrors(result.error.issues))
  return result.data
}

/** Reads and checks the body; the handler finds it as `c.var.body`. */
export const body = <Schema extends z.ZodObject>(schema: Schema) =>
  createMiddleware<AppEnv & { Variables: { body: z.infer<Schema> } }>(async (c, next) => {
    c.set('body', check(schema, await readBody(c)))
    await next()
  })
