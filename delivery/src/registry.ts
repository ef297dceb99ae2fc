// The registry as it travels: written by delivery, read by the shell. Browser-safe: types and checks only.
import * as z from 'zod/mini'

z.config({ jitless: true })

const slug = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, 'a name is lower-case letters, digits and hyphens'))
// A second slash at its beginning would lead to another site.
const path = z
  .string()
  .check(
    z.regex(/^\/(?!\/)[\w\-/:]*$/, 'a path starts with one / and has no query'),
    z.maxLength(200),
  )
// A parameter of the route's path may stand in it.
const asks = z.array(
  z
    .string()
    .check(
      z.regex(/^\/(?!\/)[\w\-/:]*(\?[\w=&-]*)?$/, 'what is asked is a path of the API'),
      z.maxLength(200),
    ),
)
const words = z.string().check(z.maxLength(100))
const pixels = z.number().check(z.nonnegative(), z.maximum(4_000))
// Bounds only: far more than a remote has.
const few = z.maxLength(100)
const access = z.enum(['public', 'user', 'admin'])

const route = z.object({
  path,
  access,
  /** The heading of the screen. */
  title: words,
  redirect: z.optional(path),
  /** Its module in `src/pages`, when that is loaded by itself: fetched early then. */
  page: z.optional(z.string()),
  /** What it asks the API for first: its document asks before any code is there. */
  asks: z.optional(asks.check(few)),
  /** Width of its column in pixels; the shell's own unless it says so. */
  width: z.optional(pixels.check(z.positive())),
})
const navItem = z.object({
  label: words,
  path,
  access,
  order: z.number(),
  /** A small part of the remote beside the label, such as a count. */
  badge: z.optional(z.string().check(z.startsWith('./slots/'))),
})
const slot = z.object({
  page: z.enum(['dashboard', 'frame']),
  place: slug,
  expose: z.string().check(z.startsWith('./slots/')),
  access,
  order: z.number(),
  /** Columns of twelve on wide screens. */
  span: z.optional(z.number().check(z.minimum(1), z.maximum(12))),
  /** Its height in pixels as a rule, on phones and on wide screens: held while it loads. */
  height: z.optional(z.object({ narrow: pixels, wide: pixels })),
  /** What it asks the API for first, as of a route. */
  asks: z.optional(asks.check(few)),
  /** Shows something on rare occasions only: no room is held for it while it loads. */
  rare: z.optional(z.boolean()),
})

/** What a remote says of itself in its `remote.json`. */
export const faceSchema = z.object({
  name: slug,
  /** Names the part to people: "Readings are away at the moment". */
  title: words,
  /** The grammatical number of the title. */
  plural: z.optional(z.boolean()),
  routes: z.array(route).check(few),
  nav: z.array(navItem).check(few),
  slots: z.array(slot).check(few),
})

/** One build of a remote as it lies in a site: its face, where it is, and what it needs. */
export const releaseSchema = z.extend(faceSchema, {
  version: z.string(),
  /** Address of the remote's Module Federation manifest. */
  entry: z.string(),
  /** Subresource-integrity hash of that manifest. */
  integrity: z.string(),
  /** The package that it was built from: a name belongs to one package. */
  package: z.optional(z.string()),
  requires: z.optional(
    z.object({
      /** Names that it imports, by shared door. */
      exports: z.record(z.string(), z.array(z.string())),
      /** Range of versions that it takes, by shared door. */
      versions: z.optional(z.record(z.string(), z.string())),
      /** Version of the API that it was built against. */
      api: z.optional(z.string()),
    }),
  ),
})

export const registryEntrySchema = z.extend(releaseSchema, {
  enabled: z.boolean(),
  /** What was live before: steps in when the present one does not load, and is what a rollback returns to. */
  previous: z.optional(releaseSchema),
  /** A newer build that a share of browsers (in percent) gets. */
  canary: z.optional(
    z.extend(releaseSchema, { share: z.int().check(z.minimum(1), z.maximum(100)) }),
  ),
  /** Holds the remote at its version: what is published meanwhile waits. */
  pinned: z.optional(z.boolean()),
  waiting: z.optional(releaseSchema),
})

export const registrySchema = z.object({
  schema: z.literal(1),
  /** Grows with every change. */
  sequence: z.number(),
  /** Script of the shell that belongs to it. */
  shell: z.optional(z.string()),
  /** Origins besides the site's own that remotes may come from. */
  origins: z.optional(z.array(z.string().check(z.regex(/^https?:\/\/[^/]+$/)))),
  remotes: z.array(registryEntrySchema),
})

export type Access = z.infer<typeof access>
export type Face = z.infer<typeof faceSchema>
export type RemoteRoute = z.infer<typeof route>
export type RemoteSlot = z.infer<typeof slot>
export type NavItem = z.infer<typeof navItem>
export type Release = z.infer<typeof releaseSchema>
export type RegistryEntry = z.infer<typeof registryEntrySchema>
export type Registry = z.infer<typeof registrySchema>
export type Canary = NonNullable<RegistryEntry['canary']>

/** Holds a number from 0 to 99 that stays with a browser; made when something is first on trial. */
export const canaryCookie = 'truenorth_canary'

/** Spreads the trials of different remotes over different browsers. */
export const trialOffset = (name: string) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100, 0)

/** The id of the script element in the HTML that holds the registry as JSON. */
export const registryElementId = 'truenorth-registry'

/** An entry that cannot be read, and what it calls itself as far as that can. */
export type RegistryFault = { name: string; title?: string; plural?: boolean; reason: string }

/**
 * Reads a registry out of unknown JSON, remote by remote: one malformed entry is named in `faults`
 * and leaves the others in use.
 * @throws when the whole is not a registry.
 */
export const readRegistry = (value: unknown): { registry: Registry; faults: RegistryFault[] } => {
  const { remotes, ...whole } = outer.parse(value)
  const faults: RegistryFault[] = []
  const good: RegistryEntry[] = []
  for (const [index, candidate] of remotes.entries()) {
    const { data, error } = registryEntrySchema.safeParse(candidate)
    const isTwice = good.some(({ name }) => name === data?.name)
    if (data && !isTwice) good.push(data)
    else {
      const reason = error ? reasonOf(error) : 'stands there twice'
      faults.push({ name: `entry ${index}`, ...selfDescribed(candidate), reason })
    }
  }
  return { registry: { ...whole, remotes: good }, faults }
}

const need = z.object({ files: z.array(z.string()), doors: z.array(z.string()) })

/** What a screen or slot is made of: files of the remote, and doors of the shell. */
export type Need = z.infer<typeof need>

const manifestSchema = z.object({
  name: z.string(),
  integrity: z.optional(z.record(z.string(), z.string())),
  /** By path of a route, or by what is exposed for a slot. */
  needs: z.optional(z.record(z.string(), need)),
})

/**
 * What a remote's manifest says of itself: its name, the hash of every file, what screens and slots need.
 * @throws when the text is no manifest
 */
export const readManifest = (text: string) => manifestSchema.parse(JSON.parse(text))

const outer = z.extend(registrySchema, { remotes: z.array(z.unknown()) })
const readable = [
  z.object({ name: z.string() }),
  z.object({ title: z.string() }),
  z.object({ plural: z.boolean() }),
]
const selfDescribed = (candidate: unknown): Partial<RegistryFault> =>
  Object.assign({}, ...readable.map((part) => part.safeParse(candidate).data))
const reasonOf = (error: z.core.$ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
