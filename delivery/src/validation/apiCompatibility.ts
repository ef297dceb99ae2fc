// Open tabs and older remotes go on calling a new API: it still accepts what they send and returns what they read.
import * as z from 'zod'

/** As much of JSON Schema as is compared (https://json-schema.org/draft/2020-12). */
export type Schema = {
  type?: string | string[] | undefined
  enum?: unknown[] | undefined
  required?: string[] | undefined
  properties?: Record<string, Schema> | undefined
  /** Of a list of any length; `false` where nothing follows its `prefixItems`. */
  items?: Schema | boolean | undefined
  /** Of a list in which each place has a meaning of its own. */
  prefixItems?: Schema[] | undefined
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), schema).optional(),
    items: z.union([schema, z.boolean()]).optional(),
    prefixItems: z.array(schema).optional(),
  }),
)

const content = z
  .object({ 'application/json': z.object({ schema: schema.optional() }).optional() })
  .optional()
const operation = z
  .object({
    security: z.array(z.unknown()).optional(),
    requestBody: z.object({ content }).optional(),
    responses: z.record(z.string(), z.object({ content })),
  })
  .transform(({ security, requestBody, responses }) => ({
    security,
    request: requestBody?.content?.['application/json']?.schema,
    responses: Object.fromEntries(
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, response]) => [status, response.content?.['application/json']?.schema]),
    ),
  }))

/** As much of an OpenAPI document as is compared (https://spec.openapis.org/oas/v3.1.0). */
export const apiDocument = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

type Operation = z.infer<typeof operation>
type ApiDocument = z.infer<typeof apiDocument>

/** What the next API would break for clients that were built against the deployed one. */
export const incompatibilities = (deployed: ApiDocument, next: ApiDocument): string[] =>
  Object.entries(deployed.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, old]) => {
      const name = `${method.toUpperCase()} ${path}`
      const successor = next.paths[path]?.[method]
      if (!successor)
        return [`The API no longer answers ${name}, which open tabs may still call: keep it.`]
      return differences(old, successor).map(
        (difference) =>
          `${name}: ${difference}, which open tabs do not know: keep the old form too.`,
      )
    }),
  )

const differences = (old: Operation, next: Operation) => [
  ...(old.security?.length === 0 && next.security?.length !== 0 ? ['asks who is calling now'] : []),
  ...acceptsLess(old.request, next.request),
  ...Object.entries(old.responses).flatMap(([status, response]) =>
    status in next.responses
      ? returnsLess(response, next.responses[status])
      : [`no longer answers ${status}`],
  ),
]

type Compare = (old: Schema | undefined, next: Schema | undefined, at?: string) => string[]

/** What an old client may send and the new schema rejects. */
const acceptsLess: Compare = (old, next, at = 'the request') => {
  if (!next) return old ? [`${at} has no body now`] : []
  const known = new Set(old?.required)
  const required = (next.required ?? []).filter((name) => !known.has(name))
  return [
    ...required.map((name) => `${at} has to have "${name}" now`),
    ...Object.keys(old?.properties ?? {})
      .filter((name) => !next.properties?.[name])
      .map((name) => `${at} may no longer have "${name}"`),
    ...narrowed(old, next, at),
    ...nested(old, next, at, acceptsLess),
  ]
}

/** What an old client reads and the new response may lack. */
const returnsLess: Compare = (old, next, at = 'the answer') => {
  if (!old) return []
  if (!next) return [`${at} has no body now`]
  const guaranteed = new Set(next.required)
  return [
    ...(old.required ?? [])
      .filter((name) => !guaranteed.has(name))
      .map((name) => `${at} may lack "${name}" now`),
    // Reversed: what the new response may be has to lie within what the old one was.
    ...narrowed(next, old, at),
    ...nested(old, next, at, returnsLess),
  ]
}

const typesOf = ({ type }: Schema) => [type ?? []].flat()

/** Types and values of `wide` that `narrow` does not have. */
const narrowed = (wide: Schema | undefined, narrow: Schema, at: string) => {
  if (!wide) return []
  const types = typesOf(narrow)
  const lost = typesOf(wide).filter((type) => types.length > 0 && !includesType(types, type))
  const values = narrow.enum?.map((value) => JSON.stringify(value))
  const gone = (wide.enum ?? [])
    .map((value) => JSON.stringify(value))
    .filter((value) => values && !values.includes(value))
  return [
    ...lost.map((type) => `${at} is ${types.join(' or ')} on one side and ${type} on the other`),
    ...gone.map((value) => `${at} differs in whether ${value} is one of its values`),
  ]
}

const includesType = (types: string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

const nested = (old: Schema | undefined, next: Schema, at: string, compare: Compare) => [
  ...Object.entries(old?.properties ?? {}).flatMap(([name, property]) =>
    next.properties?.[name] ? compare(property, next.properties[name], `"${name}" of ${at}`) : [],
  ),
  ...(typeof old?.items === 'object' && typeof next.items === 'object'
    ? compare(old.items, next.items, `each of ${at}`)
    : []),
  ...(old?.prefixItems ?? []).flatMap((place, index) => {
    const where = `place ${index + 1} of ${at}`
    const now = next.prefixItems?.[index]
    return now ? compare(place, now, where) : [`${where} is gone`]
  }),
]
