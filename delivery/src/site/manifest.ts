import * as z from 'zod'

/** What is read of a Module Federation manifest (https://module-federation.io/configure/manifest), and kept of the rest. */
export const manifestSchema = z.looseObject({
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  exposes: z.array(
    z.looseObject({
      path: z.string(),
      assets: z.looseObject({ js: z.looseObject({ sync: z.array(z.string()) }) }),
    }),
  ),
})

/** A manifest as it is published: with the hash of every file. */
export const sealedManifestSchema = z.looseObject({
  ...manifestSchema.shape,
  integrity: z.record(z.string(), z.string()),
})
