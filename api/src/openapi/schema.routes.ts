import { Hono } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import { openApiDocument } from './document.ts'

/** The API's own description, under /schema. */
export const schemaRoutes = () => {
  let document: string | undefined
  return new Hono<AppEnv>().get('/', (c) => {
    document ??= JSON.stringify(openApiDocument())
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  })
}
