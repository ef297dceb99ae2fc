import * as z from 'zod'

const assets = z.looseObject({
  js: z.looseObject({ sync: z.array(z.string()), async: z.array(z.string()).default([]) }),
})

/** What is read of a Module Federation manifest (https://module-federation.io/configure/manifest), and kept of the rest. */
export const manifestSchema = z.looseObject({
  name: z.string(),
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  exposes: z.array(z.looseObject({ path: z.string(), assets })),
  /** What it takes from the shell. */
  shared: z
    .array(z.looseObject({ name: z.string(), requiredVersion: z.string().optional() }))
    .default([]),
})

export type Manifest = z.infer<typeof manifestSchema>

const need = z.object({ files: z.array(z.string()), doors: z.array(z.string()) })

/** A manifest as it is published: with the hash of every file, and what screens and slots are made of. */
export const sealedManifestSchema = z.looseObject({
  ...manifestSchema.shape,
  integrity: z.record(z.string(), z.string()),
  /** By path of a route, or by what is exposed for a slot. */
  needs: z.record(z.string(), need).default({}),
  /** What slots load once they are there. */
  later: z.record(z.string(), need).default({}),
})

export type SealedManifest = z.infer<typeof sealedManifestSchema>

/** Files that a remote's screen needs at once: its entry and what App stands in. */
export const firstFiles = ({ metaData, exposes }: Manifest) => {
  const app = exposes.find(({ path }) => path === './App')
  return [metaData.remoteEntry.name, ...(app?.assets.js.sync ?? [])]
}
