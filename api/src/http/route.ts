// One definition per endpoint: who may call it, what it takes, what it answers.
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { AppEnv, Person } from './context.ts'
import { check, readBody } from './requestBody.ts'

/** Who may call a route: anyone, any signed-in user, or an administrator. */
export type Access = 'anyone' | 'user' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An endpoint. The access gate, validation, the OpenAPI document and handler types come from it. */
export type RouteDefinition = {
  method: Method
  /** Under /api, with a slash at its end; `:name` is a parameter. Of two paths that match, the first defined counts. */
  path: `/${string}/` | '/'
  access: Access
  /** Who gets 405 for a wrong method on this path instead of 401; signed-in users unless told otherwise. */
  wrongMethod?: 'anyone'
  summary: string
  /** Export tokens are valid here too. */
  takesExportTokens?: true
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  /** The schema of bodies in which `member` is there and not null. */
  bodyWith?: { member: string; body: z.ZodMiniObject }
  /** The handler itself limits how much of a user's long bodies it takes on. */
  pacesItself?: true
  /** The schema of each successful answer by status; null where there is no JSON. */
  answers: Readonly<Record<number, z.ZodMiniType | null>>
}

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : void
type BodyOf<Definition> =
  | (Definition extends { body: infer Schema } ? OutputOf<Schema> : never)
  | (Definition extends { bodyWith: { body: infer Schema } } ? OutputOf<Schema> : never)
type QueryOf<Definition> = Definition extends { query: infer Schema } ? OutputOf<Schema> : never
type AnswerOf<Definition extends RouteDefinition> = {
  [Status in keyof Definition['answers']]: OutputOf<Definition['answers'][Status]>
}[keyof Definition['answers']]

/** A call of one route. It is checked when `body` or `query` is called: a handler decides what it refuses first. */
export type Call<Definition extends RouteDefinition> = {
  c: Context<AppEnv>
  user: Definition['access'] extends 'anyone' ? Person | undefined : Person
  /** @throws Failure 400, 413 or 415 */
  body: () => Promise<BodyOf<Definition>>
  /** @throws Failure 400 */
  query: () => QueryOf<Definition>
}

type AnyCall = {
  c: Context<AppEnv>
  user: Person
  body: () => Promise<unknown>
  query: () => unknown
}

type Handler<Given, Answer> = (call: Given) => Answer | Response | Promise<Answer | Response>

/** A handler for each definition: it returns the answer as data, or a Response where it is not JSON. */
export type Handlers<Definitions extends Record<string, RouteDefinition>> = {
  [Name in keyof Definitions]: Handler<Call<Definitions[Name]>, AnswerOf<Definitions[Name]>>
}

/** A definition with its handler, ready to be registered. */
export type Route = {
  definition: RouteDefinition
  handle: (c: Context<AppEnv>) => Promise<Response>
}

/** Keeps the literal types of the definitions, from which those of their handlers follow. */
export const defineRoutes = <const Definitions extends Record<string, RouteDefinition>>(
  definitions: Definitions,
) => definitions

const respond = (c: Context, { answers }: RouteDefinition, answer: unknown) => {
  if (answer instanceof Response) return answer
  if (answer === undefined) return c.body(null, 204)
  return c.json(answer, '201' in answers ? 201 : 200)
}

const checkBody = ({ body, bodyWith }: RouteDefinition, data: unknown) => {
  const isOther =
    bodyWith &&
    typeof data === 'object' &&
    data !== null &&
    new Map<string, unknown>(Object.entries(data)).get(bodyWith.member)
  return body && check(isOther ? bodyWith.body : body, data)
}

const toRoute = (definition: RouteDefinition, handler: Handler<AnyCall, unknown>): Route => ({
  definition,
  handle: async (c) => {
    const { body, query } = definition
    const call: AnyCall = {
      c,
      user: c.get('user'),
      body: async () => body && checkBody(definition, await readBody(c)),
      query: () => query && check(query, c.req.query()),
    }
    return respond(c, definition, await handler(call))
  },
})

/** Joins each definition with its handler; the compiler asks for all of them. */
export function implement<Definitions extends Record<string, RouteDefinition>>(
  definitions: Definitions,
  handlers: Handlers<Definitions>,
): Route[]
export function implement(definitions: Record<string, RouteDefinition>, handlers: object): Route[] {
  const byName = new Map<string, Handler<AnyCall, unknown>>(Object.entries(handlers))
  return Object.entries(definitions).flatMap(([name, definition]) => {
    const handler = byName.get(name)
    return handler ? [toRoute(definition, handler)] : []
  })
}
