// What a remote declares of itself in `remote.json`. Browser-safe: types and schemas only.
import * as z from 'zod/mini'

// The pages' content-security policy forbids compiled parsers.
z.config({ jitless: true })

const slug = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, 'a name is lower-case letters, digits and hyphens'))
// A path that begins with two slashes would lead to another site.
const path = z
  .string()
  .check(
    z.regex(/^\/(?!\/)[\w\-/:]*$/, 'a path starts with one / and has no query'),
    z.maxLength(200),
  )
/** A bound far above what a remote has. */
export const longestList = 100
const few = z.maxLength(longestList)
/** Paths of the API to prefetch, with parameters of the route's path by name. */
const prefetch = z
  .array(
    z
      .string()
      .check(
        z.regex(/^\/(?!\/)[\w\-/:]*(\?[\w=&-]*)?$/, 'what is prefetched is a path of the API'),
        z.maxLength(200),
      ),
  )
  .check(few)
const words = z.string().check(z.maxLength(100))
const pixels = z.number().check(z.nonnegative(), z.maximum(4_000))
const access = z.enum(['public', 'user', 'admin'])

/** A route of a remote. */
export const routeSchema = z.object({
  path,
  access,
  /** The heading of the screen. */
  title: words,
  redirect: z.optional(path),
  /** Its module in `src/pages`, when that is a chunk of its own: the document preloads it. */
  page: z.optional(z.string()),
  /** What the document prefetches from the API: `prefetch` in `remote.json`, `asks` in published sites. */
  asks: z.optional(prefetch),
  /** Width of its column in pixels, where it differs from the shell's. */
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
/** A part of a remote on one of the shell's pages. */
export const slotSchema = z.object({
  page: z.enum(['dashboard', 'frame']),
  place: slug,
  expose: z.string().check(z.startsWith('./slots/')),
  access,
  order: z.number(),
  /** Columns of twelve on wide screens. */
  span: z.optional(z.number().check(z.minimum(1), z.maximum(12))),
  /** Rows on wide screens, beside several others. */
  rows: z.optional(z.number().check(z.minimum(1), z.maximum(4))),
  /** Its usual height in pixels, on phones and on wide screens: reserved while it loads. */
  height: z.optional(z.object({ narrow: pixels, wide: pixels })),
  /** What the page's document prefetches from the API, as of a route. */
  asks: z.optional(prefetch),
  /** It seldom shows anything, so no height is reserved while it loads. */
  rare: z.optional(z.boolean()),
})

/** A remote's manifest: its name, routes, nav items and slots. */
export const remoteManifestSchema = z.object({
  name: slug,
  /** Names the remote to people: "Readings are away at the moment". */
  title: words,
  /** The grammatical number of the title. */
  plural: z.optional(z.boolean()),
  routes: z.array(routeSchema).check(few),
  nav: z.array(navItem).check(few),
  slots: z.array(slotSchema).check(few),
})

export type Access = z.infer<typeof access>
export type RemoteRoute = z.infer<typeof routeSchema>
export type RemoteSlot = z.infer<typeof slotSchema>
export type NavItem = z.infer<typeof navItem>
