import { z } from 'zod'
import { accountOperations } from '../account/account.operations.ts'
import { authOperations } from '../auth/auth.operations.ts'
import { clientReportOperations } from '../clientReports/clientReport.operations.ts'
import { feedbackOperations } from '../feedback/feedback.operations.ts'
import { access, type Role } from '../http/access.ts'
import { journalOperations } from '../journal/journal.operations.ts'
import { journeyOperations } from '../journeys/journey.operations.ts'
import { milestoneOperations } from '../journeys/milestone.operations.ts'
import { moodOperations } from '../moods/mood.operations.ts'
import type { Operation, Operations } from './operation.ts'

/** What is told of every route; one line a resource. */
export const operations: Operations = {
  'GET /schema/': { summary: 'This document', answers: { 200: z.looseObject({}) } },
  ...authOperations,
  ...accountOperations,
  ...moodOperations,
  ...journeyOperations,
  ...milestoneOperations,
  ...journalOperations,
  ...feedbackOperations,
  ...clientReportOperations,
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return { content: { 'application/json': { schema: rest } } }
}

const answersOf = ({ answers, body }: Operation, role: Role) => ({
  ...Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      { description: 'Done', ...(schema && jsonOf(schema, 'output')) },
    ]),
  ),
  ...(body && { 400: { description: 'What is wrong, by field' } }),
  ...(role !== 'anyone' && { 401: { description: 'Not signed in' } }),
})

const parametersOf = (path: string) =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const describe = (path: string, operation: Operation, role: Role) => ({
  summary: operation.summary,
  parameters: parametersOf(path),
  ...(operation.body && { requestBody: { required: true, ...jsonOf(operation.body, 'input') } }),
  responses: answersOf(operation, role),
  security: role === 'anyone' ? [] : [{ bearer: [] }],
})

const describePath = (path: string, methods: object) =>
  Object.fromEntries(
    Object.entries(methods).flatMap(([method, role]: [string, Role]) => {
      const operation = operations[`${method} ${path}`]
      return operation ? [[method.toLowerCase(), describe(path, operation, role)]] : []
    }),
  )

/** The OpenAPI 3.1 document, made of the access table and the schemas that the routes check with. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Truenorth', version: '1.0.0' },
  servers: [{ url: '/api' }],
  paths: Object.fromEntries(
    Object.entries(access).map(([path, methods]) => [
      path.replaceAll(/:(\w+)/g, '{$1}'),
      describePath(path, methods),
    ]),
  ),
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
})
