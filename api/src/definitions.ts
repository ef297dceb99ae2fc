import * as z from 'zod/mini'
import { browserDefinitions } from './browserDefinitions.ts'
import { operatorDefinitions } from './account/operators.routes.ts'
import { accountEventDefinitions } from './auth/accountEvent.routes.ts'
import { appLockDefinitions, unlockDefinitions } from './auth/appLock.definitions.ts'
import { passkeyDefinitions, passkeySignInDefinitions } from './auth/passkey.definitions.ts'
import {
  secondFactorDefinitions,
  secondFactorSignInDefinitions,
} from './auth/secondFactor.definitions.ts'
import { sealedPagesDefinitions } from './auth/sealedPages.definitions.ts'
import { inboxDefinitions } from './feedback/inbox.definitions.ts'
import { describeRoutes, type OpenApiDocument } from './http/openApiDocument.ts'
import { defineRoutes, implement, type RouteDefinition } from './http/route.ts'

const schemaDefinitions = defineRoutes({
  document: {
    method: 'GET',
    path: '/schema/',
    access: 'anyone',
    wrongMethod: 'anyone',
    summary: 'This document',
    answers: { 200: z.looseObject({}) },
  },
})

/**
 * The only statement of which routes there are and who may call them. Of two paths that match a
 * request, the first counts.
 */
export const definitions: readonly RouteDefinition[] = [
  ...Object.values<RouteDefinition>(schemaDefinitions),
  ...browserDefinitions,
  ...Object.values<RouteDefinition>(passkeySignInDefinitions),
  ...Object.values<RouteDefinition>(passkeyDefinitions),
  ...Object.values<RouteDefinition>(secondFactorSignInDefinitions),
  ...Object.values<RouteDefinition>(secondFactorDefinitions),
  ...Object.values<RouteDefinition>(accountEventDefinitions),
  ...Object.values<RouteDefinition>(unlockDefinitions),
  ...Object.values<RouteDefinition>(appLockDefinitions),
  ...Object.values<RouteDefinition>(sealedPagesDefinitions),
  ...Object.values<RouteDefinition>(inboxDefinitions),
  ...Object.values<RouteDefinition>(operatorDefinitions),
]

/** The OpenAPI 3.1 document of the API. */
export const openApiDocument = (): OpenApiDocument => describeRoutes(definitions)

/** The API's own description, under /schema/. */
export const schemaRoutes = () => {
  let document: string | undefined
  return implement(schemaDefinitions, {
    document: ({ c }) => {
      document ??= JSON.stringify(openApiDocument())
      return c.body(document, 200, { 'Content-Type': 'application/json' })
    },
  })
}
