// Everything that remotes take from the shell, so that a page has one instance of each.
import * as emotion from '@emotion/react'
import type { init } from '@module-federation/enhanced/runtime'
import * as query from '@tanstack/react-query'
import * as auth from '@truenorth/shared-auth'
import * as schema from '@truenorth/shared-auth/schema'
import * as ui from '@truenorth/shared-ui'
import * as router from '@truenorth/shared-ui/router'
import react from 'react'
import reactDom from 'react-dom'
import { lazyEntryPoints } from './entryPoints'

/** The build takes these from the packages (`rspack.shared.js`). */
declare const SHARED_VERSIONS: Record<string, string>

const loadedModules = {
  react,
  'react-dom': reactDom,
  '@emotion/react': emotion,
  '@tanstack/react-query': query,
  '@truenorth/shared-auth': auth,
  '@truenorth/shared-auth/schema': schema,
  '@truenorth/shared-ui': ui,
  '@truenorth/shared-ui/router': router,
}

const settingsOf = (key: string) => {
  const version = SHARED_VERSIONS[key]
  if (version === undefined) throw new Error(`The build gives ${key} no version.`)
  return {
    version,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  }
}

type SharedModules = NonNullable<Parameters<typeof init>[0]['shared']>

/** The `shared` option of the federation: modules that are loaded, and entry points that load on request. */
export const sharedModules = (): SharedModules =>
  Object.fromEntries([
    ...Object.entries(loadedModules).map(
      ([key, module]) => [key, { ...settingsOf(key), lib: () => module }] as const,
    ),
    ...Object.entries(lazyEntryPoints).map(
      ([key, load]) =>
        [
          key,
          {
            ...settingsOf(key),
            get: async () => {
              const module = await load()
              return () => module
            },
          },
        ] as const,
    ),
  ])
