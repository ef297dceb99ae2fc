import * as z from 'zod'

// As much of JSON Schema as the comparison reads (https://json-schema.org/draft/2020-12).
export type Schema = {
  type?: string | string[] | undefined
  enum?: unknown[] | undefined
  required?: string[] | undefined
  properties?: Record<string, Schema> | undefined
  items?: Schema | undefined
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), schema).optional(),
    items: schema.optional(),
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
    body: requestBody?.content?.['application/json']?.schema,
    answers: Object.fromEntries(
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, answer]) => [status, answer.content?.['application/json']?.schema]),
    ),
  }))

/** What is read of an OpenAPI document (https://spec.openapis.org/oas/v3.1.0). */
export const apiDocument = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

export type Operation = z.infer<typeof operation>
export type ApiDocument = z.infer<typeof apiDocument>
