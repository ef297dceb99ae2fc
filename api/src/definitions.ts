import { browserDefinitions } from './browserDefinitions.ts'
import { inboxDefinitions } from './feedback/inbox.definitions.ts'
import { describeRoutes, type OpenApiDocument } from './http/openApiDocument.ts'
import type { RouteDefinition } from './http/route.ts'

/**
 * The only statement of which routes there are and who may call them. Of two paths that match a
 * request, the first counts.
 */
export const definitions: readonly RouteDefinition[] = [
  ...browserDefinitions,
  ...Object.values<RouteDefinition>(inboxDefinitions),
]

/** The OpenAPI 3.1 document of the API. */
export const openApiDocument = (): OpenApiDocument => describeRoutes(definitions)
