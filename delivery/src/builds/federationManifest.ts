// The manifest that Module Federation writes for a remote's build (https://module-federation.io/configure/manifest).
import * as z from 'zod'

const assets = z.looseObject({
  js: z.looseObject({ sync: z.array(z.string()), async: z.array(z.string()).default([]) }),
})

/** As much of it as is read; the rest is kept. */
export const federationManifestSchema = z.looseObject({
  name: z.string(),
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  exposes: z.array(z.looseObject({ path: z.string(), assets })),
  /** What it takes from the shell. */
  shared: z
    .array(z.looseObject({ name: z.string(), requiredVersion: z.string().optional() }))
    .default([]),
})

export type FederationManifest = z.infer<typeof federationManifestSchema>

const screenAssets = z.object({ files: z.array(z.string()), doors: z.array(z.string()) })

/** As it is published: with the hash of every file, and the assets of screens and slots. */
export const publishedManifestSchema = z.looseObject({
  ...federationManifestSchema.shape,
  integrity: z.record(z.string(), z.string()),
  /** Assets by path of a route, or by what is exposed for a slot. */
  needs: z.record(z.string(), screenAssets).default({}),
  /** What slots load after they have rendered. */
  later: z.record(z.string(), screenAssets).default({}),
})

export type PublishedManifest = z.infer<typeof publishedManifestSchema>

/** Files that every screen of a remote loads: its entry, and the chunks of App. */
export const firstFiles = ({ metaData, exposes }: FederationManifest) => {
  const app = exposes.find(({ path }) => path === './App')
  return [metaData.remoteEntry.name, ...(app?.assets.js.sync ?? [])]
}
