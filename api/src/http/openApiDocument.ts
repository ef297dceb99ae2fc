import * as z from 'zod/mini'
import type { RouteDefinition } from './route.ts'

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const json = (schema: z.core.$ZodType, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: schemaOf(schema, io) } },
})

// Of the other form of a body only its own member is described: pages from before know the first form.
const bodyOf = ({ body, bodyWith }: RouteDefinition) => {
  if (!body) return {}
  const schema = schemaOf(body, 'input')
  if (bodyWith) {
    const { member } = bodyWith
    const { properties = {} } = schemaOf(bodyWith.body, 'input')
    const forms = [schema.properties?.[member], properties[member]]
    const either = forms.filter((one) => typeof one === 'object')
    schema.properties = { ...schema.properties, [member]: { anyOf: either } }
  }
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

const responsesOf = ({ answers, body, query, access }: RouteDefinition) => ({
  ...Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      { description: 'Done', ...(schema && json(schema, 'output')) },
    ]),
  ),
  ...((body ?? query) && { 400: { description: 'What is wrong, by field' } }),
  ...(access !== 'anyone' && { 401: { description: 'Not signed in' } }),
})

const parametersOf = ({ path, query }: RouteDefinition) => [
  ...Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(schema, 'input'),
  })),
]

const operationOf = (definition: RouteDefinition) => ({
  summary: definition.summary,
  parameters: parametersOf(definition),
  ...bodyOf(definition),
  responses: responsesOf(definition),
  security: definition.access === 'anyone' ? [] : [{ bearer: [] }],
})

const pathsOf = (definitions: readonly RouteDefinition[]) => {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const definition of definitions) {
    const path = definition.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operationOf(definition) }
  }
  return paths
}

/**
 * The OpenAPI 3.1 document of these routes.
 * @param url where they begin
 */
export const describeRoutes = (
  definitions: readonly RouteDefinition[],
  { title = 'Truenorth', url = '/api' } = {},
) => ({
  openapi: '3.1.0',
  info: { title, version: '1.0.0' },
  servers: [{ url }],
  paths: pathsOf(definitions),
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
})

/** See `describeRoutes`. */
export type OpenApiDocument = ReturnType<typeof describeRoutes>
