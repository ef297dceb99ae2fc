import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { definitions } from '#src/definitions.ts'

const recordSchema = z.object({
  name: z.string(),
  profile: z.string(),
  request: z.object({
    method: z.string(),
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.unknown(),
    raw: z.boolean().optional(),
  }),
  response: z.object({
    status: z.number(),
    body: z.unknown(),
    headers: z.record(z.string(), z.string()),
  }),
  saves: z.record(z.string(), z.string()).optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  volatile: z.array(z.string()).optional(),
})

export type ReferenceRecord = z.infer<typeof recordSchema>

const all = z
  .array(recordSchema)
  .parse(JSON.parse(readFileSync(join(__dirname, 'reference-api.json'), 'utf8')))

const struck = new Set(['http: API root', 'http: format suffix', 'http: OPTIONS with metadata'])
const isStruck = ({ name }: ReferenceRecord) => struck.has(name) || name.startsWith('probe:')

const roots = new Set(definitions.map(({ path }) => path.split('/')[1]))
const outside = new Set(['nothing', ''])

const isServed = ({ request }: ReferenceRecord) => {
  const root = request.path.split(/[/?]/)[2] ?? ''
  return roots.has(root) || outside.has(root)
}

/** The records of a profile that are part of the product, in their order. */
export const recordsOf = (profile: string) =>
  all.filter((record) => record.profile === profile && !isStruck(record) && isServed(record))
