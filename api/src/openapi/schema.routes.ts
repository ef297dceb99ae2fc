import { Hono } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import { openApiDocument } from './document.ts'

/** The API's own description, under /schema. */
export const schemaRoutes = () => {
  let document: ReturnType<typeof openApiDocument> | undefined
  return new Hono<AppEnv>().get('/', (c) => {
    document ??= openApiDocument()
    return c.json(document)
  })
}
