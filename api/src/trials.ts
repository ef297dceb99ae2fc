// The door of the package for measurements: what puts a whole server to the test.
export { killRounds, type KillResult } from './durability/killRounds.ts'
export { startPostgres } from './testbed/startPostgres.ts'
export { runServer } from './durability/runServer.ts'
export { giveSampleYear } from './testbed/giveSampleYear.ts'
export { freePort } from './testbed/freePort.ts'
