// The zod of the browser packages. The bundler keeps this one module apart from the zod of the demo's server
// (see `ownSchemas` in rspack.lean.js), so that the first screen carries only what its own schemas use. It
// therefore imports nothing else, and this package takes zod from here alone.
import { config } from 'zod/mini'

// The product's policy forbids eval, with which zod would compile its parsers.
config({ jitless: true })

export * from 'zod/mini'
