// The routes of the delivery API: who may call each, what it takes and what it answers.
import { describeRoutes, type RouteDefinition } from '@truenorth/api/http'
import * as z from 'zod/mini'
import { changeNames, remoteChanges, type ChangeName } from '../commands/remoteChanges.ts'
import { rights, type Right } from '../publishing/teams.ts'
import { archiveLimits } from './archive.ts'

/** Where the API lies in a site. */
export const deliveryPath = '/_delivery'

const version = z
  .string()
  .check(
    z.regex(/^\d[\w.+-]*$/, 'a version is one that the site lists, such as 1.0.0-3fa9c1d2e4'),
    z.maxLength(140),
  )
const share = z.number()
const why = {
  /** The commit that a release was built from. */
  commit: z.optional(
    z.string().check(z.regex(/^[\w./:@+-]+$/, 'a commit is one word'), z.maxLength(100)),
  ),
  /** Why it is done, for whoever reads the log. */
  note: z.optional(z.string().check(z.maxLength(500))),
}
const digits = z.string().check(z.regex(/^\d{1,9}$/, 'a whole number'))
const flag = z.optional(z.enum(['0', '1']))
const nullableText = z.nullable(z.string())

const remote = z.object({
  name: z.string(),
  title: z.string(),
  /** What If-Match has to name; the ETag without its quotes. */
  state: z.string(),
  /** The live release. */
  version: z.string(),
  enabled: z.boolean(),
  pinned: z.boolean(),
  canary: z.nullable(z.object({ version: z.string(), share: z.number() })),
  previous: nullableText,
  waiting: nullableText,
  /** All of it in one line. */
  summary: z.string(),
  /** Does the token reach it? */
  mine: z.boolean(),
})

const changed = {
  /** Says how it is now. */
  sentence: z.string(),
  /** False when it was so already. */
  changed: z.boolean(),
  /** Number of the site's state. */
  sequence: z.number(),
  remote: z.nullable(remote),
}

const published = z.object({
  ...changed,
  dry_run: z.boolean(),
  release: z.object({
    version: z.string(),
    files: z.number(),
    bytes: z.number(),
    brotli_bytes: z.number(),
    routes: z.array(z.string()),
    slots: z.array(z.string()),
  }),
  /** The lines of a local dry run. */
  report: z.string(),
})

const record = z.object({
  sequence: z.number(),
  at: z.string(),
  by: z.string(),
  team: nullableText,
  token: nullableText,
  action: z.string(),
  commit: nullableText,
  note: nullableText,
  changes: z.array(
    z.object({ remote: z.string(), from: nullableText, to: nullableText, summary: z.string() }),
  ),
})

const state = z.object({
  sequence: z.number(),
  at: z.string(),
  live: z.boolean(),
  readable: z.boolean(),
  what: z.string(),
})

const bodies: Record<ChangeName, z.ZodMiniObject> = {
  live: z.object({ version, ...why }),
  canary: z.object({ share, version: z.optional(version), ...why }),
  rollback: z.object({ version: z.optional(version), ...why }),
  pin: z.object({ version: z.optional(version), ...why }),
  promote: z.object(why),
  end: z.object(why),
  unpin: z.object(why),
  forget: z.object(why),
  disable: z.object(why),
  enable: z.object(why),
  remove: z.object(why),
}

const summaries: Record<ChangeName, string> = {
  live: 'Make a release that lies in the site live',
  canary: 'Give a release to a share of browsers, or change the share of the running canary',
  rollback: 'Go back to the previous release, or to the one that is named',
  pin: 'Hold the remote at its release',
  promote: 'Make the canary live for everybody',
  end: 'Give everybody the live release again',
  unpin: 'Let what is published go live again',
  forget: 'Let the releases go that could come back',
  disable: 'Take the remote out of the product',
  enable: 'Take the remote back into the product',
  remove: 'Take a disabled remote out of the site',
}

/** A route, and the right that it needs besides a token that counts, over the remote that it names. */
export type DeliveryRoute = RouteDefinition & { right?: Right }

/** Everything but the changes of what is live. */
export const definitions = {
  whoAmI: {
    method: 'GET',
    path: '/',
    access: 'user',
    summary: 'What the token allows',
    answers: {
      200: z.object({
        team: z.string(),
        title: z.string(),
        remotes: z.array(z.string()),
        rights: z.array(z.enum(rights)),
        expires_at: z.string(),
        limits: z.object({ bytes: z.number(), files: z.number() }),
      }),
    },
  },
  listRemotes: {
    method: 'GET',
    path: '/remotes/',
    access: 'user',
    summary: 'Every remote of the site',
    answers: {
      200: z.object({ sequence: z.number(), state: z.string(), remotes: z.array(remote) }),
    },
  },
  showRemote: {
    method: 'GET',
    path: '/remotes/:name/',
    access: 'user',
    summary: 'One remote; its state is the ETag',
    answers: { 200: remote },
  },
  listReleases: {
    method: 'GET',
    path: '/remotes/:name/releases/',
    access: 'user',
    summary: 'The releases of a remote that lie in the site, newest first',
    answers: {
      200: z.object({
        releases: z.array(
          z.object({
            version: z.string(),
            published_at: z.string(),
            use: z.nullable(z.enum(['live', 'canary', 'waiting', 'previous'])),
          }),
        ),
      }),
    },
  },
  publish: {
    method: 'PUT',
    path: '/remotes/:name/',
    access: 'user',
    right: 'publish',
    summary: 'Publish a build, as an archive (application/gzip)',
    query: z.object({ 'dry-run': flag, canary: z.optional(digits), ...why }),
    answers: { 200: published },
  },
  readLog: {
    method: 'GET',
    path: '/log/',
    access: 'user',
    summary: 'Who changed what, newest first',
    query: z.object({
      remote: z.optional(z.string()),
      limit: z.optional(digits),
      before: z.optional(digits),
    }),
    answers: { 200: z.object({ entries: z.array(record) }) },
  },
  listHistory: {
    method: 'GET',
    path: '/history/',
    access: 'user',
    summary: 'The states that the site can go back to, newest first',
    answers: { 200: z.object({ states: z.array(state) }) },
  },
  restore: {
    method: 'POST',
    path: '/restore/',
    access: 'user',
    right: 'operate',
    summary: 'Bring an earlier state of the whole site back',
    body: z.object({ sequence: z.number().check(z.int(), z.minimum(1)), ...why }),
    answers: { 200: z.object(changed) },
  },
} as const satisfies Record<string, DeliveryRoute>

/** One route for each change of what is live. */
export const changeDefinitions = changeNames.map((change) => ({
  change,
  definition: {
    method: 'POST',
    path: `/remotes/:name/${change}/`,
    access: 'user',
    right: remoteChanges[change].right,
    summary: summaries[change],
    body: bodies[change],
    answers: { 200: z.object(changed) },
  } as const satisfies DeliveryRoute,
}))

export type Remote = z.infer<typeof remote>
export type Published = z.infer<typeof published>
export type ChangeAnswer = z.infer<z.ZodMiniObject<typeof changed>>
export type LogEntry = z.infer<typeof record>

const refusals = {
  403: { description: 'The token does not reach this remote, or lacks the right' },
  404: { description: 'There is no such remote, or no team in this site' },
  409: {
    description:
      'The remote is not in the state that If-Match names; the present one is in the answer',
  },
  422: {
    description: 'The checks of the site refuse it: `problems` has a sentence for each reason',
  },
  428: { description: 'If-Match is missing' },
  429: { description: 'Too many calls; Retry-After says when to go on' },
}

/** The OpenAPI document of the API. */
export const deliveryDocument = () => {
  const { paths, ...rest } = describeRoutes(
    [...Object.values(definitions), ...changeDefinitions.map(({ definition }) => definition)],
    { title: 'Truenorth delivery', url: deliveryPath },
  )
  const described = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        {
          ...operation,
          ...(method === 'put' && {
            requestBody: {
              required: true,
              description: `package.json, remote.json and dist/ as a gzip'd tar: at most ${archiveLimits.bytes} bytes and ${archiveLimits.files} files unpacked`,
              content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } },
            },
          }),
          responses: { ...operation.responses, ...(method === 'get' ? {} : refusals) },
        },
      ]),
    ),
  ])
  const byPath: Record<string, object> = Object.fromEntries(described)
  return {
    ...rest,
    paths: byPath,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}
