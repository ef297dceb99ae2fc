// The entry point of the package for end-to-end tests and benchmarks.
export { killRounds, type KillResult } from './durability/killRounds.ts'
export { startPostgres } from './support/startPostgres.ts'
export { runServer } from './support/runServer.ts'
export { giveSampleFeedback } from './support/giveSampleFeedback.ts'
export { giveSampleYear } from './support/giveSampleYear.ts'
export { freePort } from './support/freePort.ts'
export { readArchive } from './support/readArchive.ts'
export { createApp as createAuthenticatorApp } from './support/secondFactor.ts'
