// All that remotes take from the shell: one instance of each in a page, whoever asks.
import * as emotion from '@emotion/react'
import type { init } from '@module-federation/enhanced/runtime'
import * as query from '@tanstack/react-query'
import * as auth from '@truenorth/shared-auth'
import * as ui from '@truenorth/shared-ui'
import * as router from '@truenorth/shared-ui/router'
import react from 'react'
import reactDom from 'react-dom'
import { doors } from './doors'

/** By the build, from the packages (`rspack.shared.js`). */
declare const SHARED_VERSIONS: Record<string, string>

const present = {
  react,
  'react-dom': reactDom,
  '@emotion/react': emotion,
  '@tanstack/react-query': query,
  '@truenorth/shared-auth': auth,
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

type Provided = NonNullable<Parameters<typeof init>[0]['shared']>

/** What is here already, and the doors that are opened when a remote asks. */
export const provided: Provided = Object.fromEntries([
  ...Object.entries(present).map(
    ([key, module]) => [key, { ...settingsOf(key), lib: () => module }] as const,
  ),
  ...Object.entries(doors).map(
    ([key, open]) =>
      [
        key,
        {
          ...settingsOf(key),
          get: async () => {
            const module = await open()
            return () => module
          },
        },
      ] as const,
  ),
])
