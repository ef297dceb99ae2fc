// Which release of each remote is live. Written by delivery, read by the shell. Browser-safe: types and schemas only.
import * as z from 'zod/mini'
import { remoteManifestSchema } from './remoteManifest.ts'

/** One build of a remote in a site: its manifest, its address, and what it requires. */
export const releaseSchema = z.extend(remoteManifestSchema, {
  version: z.string(),
  /** Address of its Module Federation manifest. */
  entry: z.string(),
  /** Subresource-integrity hash of that file. */
  integrity: z.string(),
  /** The package that it was built from: a name belongs to one package. */
  package: z.optional(z.string()),
  requires: z.optional(
    z.object({
      /** Names that it imports, by shared entry point. */
      exports: z.record(z.string(), z.array(z.string())),
      /** Version ranges that it accepts, by shared entry point. */
      versions: z.optional(z.record(z.string(), z.string())),
      /** Version of the API that it was built against. */
      api: z.optional(z.string()),
    }),
  ),
})

/** What an entry may hold: the live release, and how it is handled. */
export const registryEntrySchema = z.extend(releaseSchema, {
  enabled: z.boolean(),
  /** What was live before: used when the live one does not load, and the target of a rollback. */
  previous: z.optional(releaseSchema),
  /** A newer build that a share of browsers (in percent) gets. */
  canary: z.optional(
    z.extend(releaseSchema, { share: z.int().check(z.minimum(1), z.maximum(100)) }),
  ),
  /** Holds the remote at its version: what is published meanwhile waits. */
  pinned: z.optional(z.boolean()),
  waiting: z.optional(releaseSchema),
})

const registrySchema = z.object({
  schema: z.literal(1),
  /** Grows with every change. */
  sequence: z.number(),
  /** Script of the shell that belongs to it. */
  shell: z.optional(z.string()),
  /** Origins besides the site's own that remotes may come from. */
  origins: z.optional(z.array(z.string().check(z.regex(/^https?:\/\/[^/]+$/)))),
  remotes: z.array(registryEntrySchema),
})

export type Release = z.infer<typeof releaseSchema>
export type RegistryEntry = z.infer<typeof registryEntrySchema>
export type Registry = z.infer<typeof registrySchema>
export type Canary = NonNullable<RegistryEntry['canary']>

/** The id of the script element in the HTML that holds the registry as JSON. */
export const registryElementId = 'truenorth-registry'

/** An entry that cannot be read, with as much of its name and title as can be. */
export type InvalidEntry = { name: string; title?: string; plural?: boolean; reason: string }

const isEntry = (value: unknown): value is RegistryEntry =>
  registryEntrySchema.safeParse(value).success

/**
 * Reads a registry out of unknown JSON, entry by entry, so that one malformed entry leaves the others in use.
 * Fields that only a newer version knows are kept as they are.
 * @throws when the whole is not a registry.
 */
export const readRegistry = (
  value: unknown,
): { registry: Registry; invalidEntries: InvalidEntry[] } => {
  const { remotes, ...whole } = unreadRegistry.parse(value)
  const invalidEntries: InvalidEntry[] = []
  const valid: RegistryEntry[] = []
  for (const [index, candidate] of remotes.entries()) {
    if (isEntry(candidate) && !valid.some(({ name }) => name === candidate.name))
      valid.push(candidate)
    else {
      const { error } = registryEntrySchema.safeParse(candidate)
      const reason = error ? reasonOf(error) : 'stands there twice'
      invalidEntries.push({ name: `entry ${index}`, ...readableParts(candidate), reason })
    }
  }
  return { registry: { ...whole, remotes: valid }, invalidEntries }
}

const unreadRegistry = z.catchall(
  z.extend(registrySchema, { remotes: z.array(z.unknown()) }),
  z.unknown(),
)
const readable = [
  z.object({ name: z.string() }),
  z.object({ title: z.string() }),
  z.object({ plural: z.boolean() }),
]
const readableParts = (candidate: unknown): Partial<InvalidEntry> =>
  Object.assign({}, ...readable.map((part) => part.safeParse(candidate).data))
const reasonOf = (error: z.core.$ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')

const screenAssets = z.object({ files: z.array(z.string()), doors: z.array(z.string()) })

/**
 * What a screen or slot is made of: files of the remote, and entry points of the shared packages
 * (`doors` in published manifests).
 */
export type ScreenAssets = z.infer<typeof screenAssets>

const federationManifestSchema = z.object({
  name: z.string(),
  integrity: z.optional(z.record(z.string(), z.string())),
  /** Assets by path of a route, or by what is exposed for a slot. */
  needs: z.optional(z.record(z.string(), screenAssets)),
})

/**
 * Reads what a browser needs of a release's federation manifest: name, hash of every file, assets of screens and slots.
 * @throws when the text is no manifest
 */
export const readFederationManifest = (text: string) =>
  federationManifestSchema.parse(JSON.parse(text))
