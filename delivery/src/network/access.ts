// Who calls the delivery API, what they may do, how often, and whether they have seen what they change.
import { createHash } from 'node:crypto'
import { clientAddress, Failure, forbidden, tooManyFor, unauthorized } from '@truenorth/api/http'
import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Precondition } from '../publishing/changeSite.ts'
import { findToken, owns, readTeams, type Holder, type Right } from '../publishing/teams.ts'
import type { Registry, RegistryEntry } from '../registry/registry.ts'
import type { SiteLayout } from '../site/layout.ts'

/** Within a minute: calls of a token, changes of a token, and wrong tokens from one address. */
const mostPerMinute = { calls: 240, changes: 60, wrongTokens: 30 }
const minuteSeconds = 60

const createLimit = (points: number) => {
  const limiter = new RateLimiterMemory({ points, duration: minuteSeconds })
  /** @throws Failure 429 */
  return async (key: string) => {
    try {
      await limiter.consume(key)
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooManyFor(error.msBeforeNext) : error
    }
  }
}

const noEndpoint = () =>
  new Failure(404, {
    detail:
      'This site takes nothing over the network: no team has been added to it (npm run team -- add).',
  })

export type AccessOptions = { layout: SiteLayout; trustedProxies: number; now: () => Date }

/** Finds out who calls. One for a server, because it counts calls. */
export const createAccess = ({ layout, trustedProxies, now }: AccessOptions) => {
  const addressOf = clientAddress(trustedProxies)
  const countCall = createLimit(mostPerMinute.calls)
  const countChange = createLimit(mostPerMinute.changes)
  const countWrong = createLimit(mostPerMinute.wrongTokens)

  /** @throws Failure 404 while the site has no team */
  const teamsOf = async () => {
    const teams = await readTeams(layout)
    if (teams.teams.length === 0) throw noEndpoint()
    return teams
  }

  return {
    requireTeams: async () => void (await teamsOf()),

    /**
     * The team that calls, and its token.
     * @throws Failure 401, 404 or 429
     */
    identify: async (c: Context): Promise<Holder> => {
      const teams = await teamsOf()
      const [, secret] = /^bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
      const holder = secret
        ? findToken(teams, secret, now())
        : 'A token is needed: Authorization: Bearer tnd_….'
      if (typeof holder === 'string') {
        await countWrong(addressOf(c))
        throw unauthorized({ detail: holder })
      }
      await countCall(holder.token.id)
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await countChange(holder.token.id)
      return holder
    },
  }
}

/** @throws Failure 403 where a token lacks a right, or the team the remote */
export const assertAllowed = ({ team, token }: Holder, right: Right, name: string) => {
  if (!token.rights.includes(right))
    throw forbidden(
      `This token may ${token.rights.join(' and ')}, and this needs the right "${right}": ask whoever runs the site for a token with it.`,
    )
  if (owns(team, name)) return
  throw forbidden(
    name === '*'
      ? `This changes the whole site, and ${team.title} has ${team.remotes.join(', ')} alone.`
      : `${name} does not belong to ${team.title}, which has ${team.remotes.join(', ')}.`,
  )
}

const hashLength = 16

const tagOf = (state: unknown) =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, hashLength)

/** Tells one state of a remote from another. */
export const stateTag = (entry: RegistryEntry) => tagOf(entry)

/** Tells one state of a whole site from another. */
export const siteTag = (registry: Registry) => `${registry.sequence}-${tagOf(registry)}`

/** The header that holds a tag. */
export const etagOf = (tag: string) => `"${tag}"`

/** The site is in another state than a change was meant for. */
export class StateConflict extends Error {
  override name = 'StateConflict'
  readonly registry: Registry

  constructor(registry: Registry) {
    super('The site is in another state.')
    this.registry = registry
  }
}

const missing = (path: string) =>
  new Failure(428, {
    detail: `Name the state that you have seen, so that nobody's change is lost: If-Match with the ETag of GET ${path}.`,
  })

/** The tag that a request has seen; a proxy that compresses marks it as weak. */
const seenTag = (c: Context) => {
  const tag = c.req.header('If-Match')?.replace(/^W\//, '')
  return tag?.startsWith('"') ? tag : undefined
}

/**
 * What has to hold for a change of a remote: it is as If-Match says, or it is new and If-None-Match is `*`.
 * @throws Failure 428 where neither is sent; what it returns throws a StateConflict
 */
export const remotePrecondition = (c: Context, name: string): Precondition => {
  const seen = seenTag(c)
  const isNew = c.req.header('If-None-Match') === '*'
  if (!isNew && seen === undefined) throw missing(`/_delivery/remotes/${name}/`)
  return (registry) => {
    const entry = registry.remotes.find((one) => one.name === name)
    const isAsSeen = entry ? !isNew && seen === etagOf(stateTag(entry)) : isNew
    if (!isAsSeen) throw new StateConflict(registry)
  }
}

/** The same for a change of the whole site. */
export const sitePrecondition = (c: Context): Precondition => {
  const seen = seenTag(c)
  if (seen === undefined) throw missing('/_delivery/remotes/')
  return (registry) => {
    if (seen !== etagOf(siteTag(registry))) throw new StateConflict(registry)
  }
}
