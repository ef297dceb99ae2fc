// The door of the package for other programs of the product that run on Node.
export { openApi, type Api } from './openApi.ts'
export { parseEnvironment, type Environment } from './environment/environment.ts'
export { openDatabase, type Database } from './db/openDatabase.ts'
export { migrate } from './db/migrate.ts'
export { createServer, type ServerParts } from './createServer.ts'
export { openApiDocument } from './openapi/document.ts'
export { createLog } from './log.ts'
export type { Log } from './http/log.ts'
