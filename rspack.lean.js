// @ts-check
// Resolves libraries to the builds of which a bundle keeps only what it uses.
import { join } from 'node:path'

const modules = join(import.meta.dirname, 'node_modules')

/** The router without the checks and warnings of its development build. */
export const productionBuilds = {
  'react-router$': join(modules, 'react-router/dist/production/index.mjs'),
  'react-router/dom$': join(modules, 'react-router/dist/production/dom-export.mjs'),
}

const zod = join(import.meta.dirname, 'shared-auth/src/browser/zod.ts')
const contract = /api-contract[\\/]src[\\/]\w+\.ts$/

/**
 * The first paint has one small zod for its own schemas, apart from that of the demo's server: in one
 * instance it would load all that the server uses.
 * @type {import('@rspack/core').RuleSetRule}
 */
export const ownSchemas = {
  oneOf: [
    { test: zod, layer: 'registry' },
    {
      test: /delivery[\\/]src[\\/]registry[\\/]\w+\.ts$/,
      layer: 'registry',
      resolve: { alias: { 'zod/mini$': zod } },
    },
    // The contract that remotes take from the shell, and that the shell parses with itself; what it imports
    // stays in its layer.
    {
      test: contract,
      issuer: /shell[\\/]src[\\/](api|remotes)[\\/]\w+\.ts$/,
      layer: 'registry',
      resolve: { alias: { 'zod/mini$': zod } },
    },
    { test: contract, issuerLayer: 'registry', resolve: { alias: { 'zod/mini$': zod } } },
  ],
}
