// The delivery API: teams publish their remotes over the network, and change what is live of them.
import {
  Busy,
  check,
  Failure,
  handleErrors,
  limitBody,
  notFound,
  readBody,
  type Log,
} from '@truenorth/api/http'
import { Hono, type Context } from 'hono'
import { readHistory } from '../commands/listHistory.ts'
import { readReleases } from '../commands/listRemotes.ts'
import { changeRemote, type ChangeName } from '../commands/remoteChanges.ts'
import { personOf, readLog, stateOf, type Cause, type LogRecord } from '../publishing/changeLog.ts'
import { restoreGeneration } from '../publishing/changeSite.ts'
import { readLive } from '../publishing/generation.ts'
import { everyRemote, owns, type Holder } from '../publishing/teams.ts'
import { checkedShare } from '../registry/changes.ts'
import type { Registry, RegistryEntry } from '../registry/registry.ts'
import { ValidationError } from '../registry/validationError.ts'
import { siteLayout } from '../site/layout.ts'
import {
  assertAllowed,
  createAccess,
  etagOf,
  remotePrecondition,
  siteTag,
  sitePrecondition,
  stateTag,
  StateConflict,
} from './access.ts'
import { archiveLimits } from './archive.ts'
import {
  changeDefinitions,
  definitions,
  deliveryDocument,
  deliveryPath,
  type ChangeAnswer,
  type DeliveryRoute,
  type LogEntry,
  type Remote,
} from './definitions.ts'
import { createReceiver } from './receivePublish.ts'

export type DeliveryOptions = {
  site: string
  trustedProxies?: number | undefined
  log?: Log | undefined
  now?: () => Date
}

type Env = { Bindings: object; Variables: { holder: Holder } }
type Why = { commit?: string | undefined; note?: string | undefined }
type Call = { c: Context<Env>; name: string; holder: Holder }

const viewOf = (entry: RegistryEntry, { team }: Holder): Remote => ({
  name: entry.name,
  title: entry.title,
  state: stateTag(entry),
  version: entry.version,
  enabled: entry.enabled,
  pinned: entry.pinned ?? false,
  canary: entry.canary ? { version: entry.canary.version, share: entry.canary.share } : null,
  previous: entry.previous?.version ?? null,
  waiting: entry.waiting?.version ?? null,
  summary: stateOf(entry),
  mine: owns(team, entry.name),
})

const entryIn = ({ remotes }: Registry, name: string) =>
  remotes.find((entry) => entry.name === name)

const logEntry = (record: LogRecord): LogEntry => ({
  sequence: record.sequence,
  at: record.at,
  by: personOf(record),
  team: 'team' in record.by ? record.by.team : null,
  token: 'token' in record.by ? record.by.token : null,
  action: record.action,
  commit: record.commit ?? null,
  note: record.note ?? null,
  changes: record.changes,
})

const causeOf = ({ team, token }: Holder, action: string, { commit, note }: Why): Cause => ({
  by: { team: team.name, title: team.title, token: token.id },
  action,
  ...(commit && { commit }),
  ...(note && { note }),
})

/** Answers with a remote as it is now, whose state is the ETag. */
const withRemote = <Answer extends object>(
  { c, name, holder }: Call,
  registry: Registry,
  answer: Answer,
) => {
  const entry = entryIn(registry, name)
  const view = entry ? viewOf(entry, holder) : null
  if (view) c.header('ETag', etagOf(view.state))
  return c.json({ ...answer, remote: view })
}

const isGzip = (type = '') => /^application\/(x-)?gzip\b/i.test(type)

/** The API as a Hono app, with its paths under `/_delivery`. */
export const createDeliveryApi = (options: DeliveryOptions) => {
  const { site, trustedProxies = 0, log, now = () => new Date() } = options
  const layout = siteLayout(site)
  const access = createAccess({ layout, trustedProxies, now })
  const receive = createReceiver(layout)
  const app = new Hono<Env>({
    getPath: ({ url }) => new URL(url).pathname.replace(/(?<=.)\/$/, ''),
  })
  const pathOf = ({ path }: DeliveryRoute) => (deliveryPath + path).replace(/\/$/, '')

  const on = (definition: DeliveryRoute, handle: (call: Call) => Promise<Response>) =>
    app.on(definition.method, pathOf(definition), async (c) => {
      const call = { c, name: c.req.param('name') ?? everyRemote, holder: c.get('holder') }
      if (definition.right) assertAllowed(call.holder, definition.right, call.name)
      return handle(call)
    })

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.get(`${deliveryPath}/openapi.json`, async (c) => {
    await access.requireTeams()
    return c.json(deliveryDocument())
  })
  app.use(async (c, next) => {
    c.set('holder', await access.identify(c))
    await next()
  })

  on(definitions.whoAmI, async ({ c, holder: { team, token } }) =>
    c.json({
      team: team.name,
      title: team.title,
      remotes: team.remotes,
      rights: token.rights,
      expires_at: token.expires_at,
      limits: archiveLimits,
    }),
  )
  on(definitions.listRemotes, async ({ c, holder }) => {
    const { registry } = await readLive(layout)
    const state = siteTag(registry)
    c.header('ETag', etagOf(state))
    const remotes = registry.remotes.map((entry) => viewOf(entry, holder))
    return c.json({ sequence: registry.sequence, state, remotes })
  })
  on(definitions.showRemote, async ({ c, name, holder }) => {
    const entry = entryIn((await readLive(layout)).registry, name)
    if (!entry) throw notFound()
    const view = viewOf(entry, holder)
    c.header('ETag', etagOf(view.state))
    return c.json(view)
  })
  on(definitions.listReleases, async ({ c, name }) => {
    if (!/^[\w-]+$/.test(name)) throw notFound()
    const entry = entryIn((await readLive(layout)).registry, name)
    const releases = await readReleases(layout, name, entry)
    if (!entry && releases.length === 0) throw notFound()
    return c.json({
      releases: releases.map(({ version, published, use }) => ({
        version,
        published_at: published,
        use: use ?? null,
      })),
    })
  })
  on(definitions.readLog, async ({ c }) => {
    const { remote, limit = '50', before } = check(definitions.readLog.query, c.req.query())
    const records = await readLog(layout, {
      remote,
      limit: Math.min(200, Math.max(1, Number(limit))),
      before: before === undefined ? undefined : Number(before),
    })
    return c.json({ entries: records.map(logEntry) })
  })
  on(definitions.listHistory, async ({ c }) =>
    c.json({
      states: (await readHistory(layout)).map(({ sequence, at, isLive, what }) => ({
        sequence,
        at: `${at.replace(' ', 'T')}Z`,
        live: isLive,
        readable: what !== undefined,
        what: what ?? 'cannot be read',
      })),
    }),
  )

  on(definitions.publish, async (call) => {
    const { c, name, holder } = call
    const query = check(definitions.publish.query, c.req.query())
    const precondition = remotePrecondition(c, name)
    const { body }: { body: ReadableStream<Uint8Array> | null } = c.req.raw
    if (!isGzip(c.req.header('Content-Type')) || !body)
      throw new Failure(415, {
        detail: 'An archive is sent as its bytes, with Content-Type: application/gzip.',
      })
    const canary = query.canary === undefined ? undefined : checkedShare(Number(query.canary))
    const { answer, registry } = await receive({
      name,
      body,
      canary,
      isDryRun: query['dry-run'] === '1',
      cause: causeOf(holder, canary === undefined ? 'publish' : 'canary', query),
      precondition,
    })
    return withRemote(call, registry, answer)
  })

  app.use(limitBody)
  for (const { change, definition } of changeDefinitions)
    on(definition, async (call) => changeAnswer(site, change, call, await bodyOf(definition, call)))

  on(definitions.restore, async (call) => {
    const { c, holder } = call
    const { sequence, ...why } = check(definitions.restore.body, await readBody(c))
    const cause = causeOf(holder, 'restore', why)
    const { registry } = await restoreGeneration(site, sequence, cause, sitePrecondition(c))
    c.header('ETag', etagOf(siteTag(registry)))
    const answer: ChangeAnswer = {
      sentence: `The site is as it was at ${sequence}. That is its state ${registry.sequence} now.`,
      changed: true,
      sequence: registry.sequence,
      remote: null,
    }
    return c.json(answer)
  })

  app.notFound(() => {
    throw notFound()
  })
  const unforeseen = handleErrors({
    log,
    busyReason: (error) => (error instanceof Busy ? error.message : undefined),
  })
  app.onError((error, c) => {
    if (error instanceof ValidationError) {
      const problems = error.problems.map((one) => one.replaceAll(`${site}/`, ''))
      return c.json({ detail: problems.join(' '), problems }, 422)
    }
    if (error instanceof StateConflict) return conflict(c, error)
    return unforeseen(error, c)
  })
  return app
}

const bodyOf = async ({ body }: { body: DeliveryRoute['body'] }, { c }: Call) => {
  const given: Why & { version?: string; share?: number } = body
    ? check(body, await readBody(c))
    : {}
  return given
}

const changeAnswer = async (
  site: string,
  change: ChangeName,
  call: Call,
  { version, share, ...why }: Awaited<ReturnType<typeof bodyOf>>,
) => {
  const { c, name, holder } = call
  const { action: _, ...cause } = causeOf(holder, change, why)
  const { sentence, registry, isChanged } = await changeRemote(
    site,
    change,
    { name, version, share },
    cause,
    remotePrecondition(c, name),
  )
  return withRemote(call, registry, { sentence, changed: isChanged, sequence: registry.sequence })
}

const conflict = (c: Context<Env>, { registry }: StateConflict) => {
  const entry = entryIn(registry, c.req.param('name') ?? '')
  const view = entry ? viewOf(entry, c.get('holder')) : null
  const state = c.req.param('name') === undefined ? siteTag(registry) : (view?.state ?? null)
  const what = c.req.param('name') ?? 'The site'
  const detail = view
    ? `${what} has changed since you looked: it is at ${view.summary}. Look again, then decide.`
    : `${what} has changed since you looked. Look again, then decide.`
  return c.json({ detail, state, remote: view }, 409)
}
