// Teams that publish over the network: which remotes are theirs, and their tokens. They lie in one file of the
// site, which is replaced as a whole under the site's lock, so that several processes and a copy of the folder
// find it whole. Tokens are kept as hashes.
import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf, newSecret } from '@truenorth/api/http'
import * as z from 'zod'
import { ValidationError } from '../registry/validationError.ts'
import { readJson, undefinedIfMissing } from '../site/files.ts'
import { prepareSite, siteLayout, type SiteLayout } from '../site/layout.ts'
import { withLock } from '../site/lock.ts'
import { incoming } from '../site/packedFiles.ts'

/**
 * What a token allows: bringing in releases, changing which release is live, and taking a remote out of the
 * product or back in.
 */
export const rights = ['publish', 'release', 'operate'] as const
export type Right = (typeof rights)[number]

const instant = z.iso.datetime()

const tokenSchema = z.looseObject({
  /** Names the token in lists and in the log. */
  id: z.string(),
  hash: z.string(),
  rights: z.array(z.enum(rights)),
  created_at: instant,
  expires_at: instant,
  revoked_at: instant.optional(),
})

const teamSchema = z.looseObject({
  name: z.string(),
  /** What people call it. */
  title: z.string(),
  /** Names of its remotes; `*` stands for every remote. */
  remotes: z.array(z.string()),
  tokens: z.array(tokenSchema),
})

// What a newer version knows besides is kept.
const teamsFile = z.looseObject({ schema: z.literal(1), teams: z.array(teamSchema) })

export type Team = z.infer<typeof teamSchema>
export type TeamToken = z.infer<typeof tokenSchema>
type Teams = z.infer<typeof teamsFile>

/** A token that counts, and its team. */
export type Holder = { team: Team; token: TeamToken }

/** Stands for every remote. */
export const everyRemote = '*'

const prefix = 'tnd_'
const idBytes = 4
const dayMs = 86_400_000

/**
 * All teams of a site; none where the file does not exist.
 * @throws a ValidationError when it cannot be read
 */
export const readTeams = async (layout: SiteLayout): Promise<Teams> =>
  (await readJson(layout.teams, teamsFile).catch(undefinedIfMissing)) ?? { schema: 1, teams: [] }

/**
 * Whose token it is.
 * @param now the present
 * @returns the team and its token, or a sentence that says why the token does not count
 */
export const findToken = ({ teams }: Teams, secret: string, now: Date): Holder | string => {
  const hash = hashOf(secret)
  const found = teams.flatMap((team) =>
    team.tokens.filter((token) => token.hash === hash).map((token) => ({ team, token })),
  )[0]
  if (!found) return 'This site does not know this token.'
  const { revoked_at: revoked, expires_at: expires } = found.token
  const askForAnother = 'ask whoever runs the site for another one.'
  if (revoked) return `This token was revoked on ${revoked.slice(0, 10)}: ${askForAnother}`
  if (Date.parse(expires) <= now.getTime())
    return `This token expired on ${expires.slice(0, 10)}: ${askForAnother}`
  return found
}

/** May a team change this remote? */
export const owns = ({ remotes }: Team, name: string) =>
  remotes.includes(everyRemote) || remotes.includes(name)

/**
 * Changes the teams of a site under its lock.
 * @param change returns what to tell
 */
const changeTeams = async <T>(site: string, change: (teams: Teams) => T): Promise<T> => {
  const layout = siteLayout(site)
  await prepareSite(layout)
  return withLock(layout.lock, async () => {
    const teams = await readTeams(layout)
    const result = change(teams)
    const unfinished = join(site, `${incoming}teams`)
    await writeFile(unfinished, `${JSON.stringify(teams, undefined, 2)}\n`, { mode: 0o600 })
    await rename(unfinished, layout.teams)
    return result
  })
}

/** @throws a ValidationError that lists the teams there are */
const teamNamed = ({ teams }: Teams, name: string) => {
  const team = teams.find((one) => one.name === name)
  if (team) return team
  const known = teams.map((one) => one.name).join(', ') || 'none yet'
  throw new ValidationError(`There is no team called ${name}. The site has ${known}.`)
}

/** What a new token allows, and for how many days. */
export type TokenTerms = { rights: Right[]; days: number }

/** Adds a token to a team and returns it, this once in clear. */
const addToken = (team: Team, { rights: allowed, days }: TokenTerms, now: Date) => {
  const secret = prefix + newSecret()
  team.tokens.push({
    id: randomBytes(idBytes).toString('hex'),
    hash: hashOf(secret),
    rights: allowed,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + days * dayMs).toISOString(),
  })
  return secret
}

const remotesTaken = ({ teams }: Teams, { name, remotes }: Pick<Team, 'name' | 'remotes'>) =>
  teams
    .filter((team) => team.name !== name && !team.remotes.includes(everyRemote))
    .flatMap((team) =>
      remotes.filter((one) => team.remotes.includes(one)).map((one) => [one, team] as const),
    )

/**
 * Adds a team with its first token.
 * @returns the token, in clear
 * @throws a ValidationError when the name, or one of the remotes, is another team's
 */
export const addTeam = (
  site: string,
  team: Pick<Team, 'name' | 'title' | 'remotes'>,
  terms: TokenTerms,
  now = new Date(),
) =>
  changeTeams(site, (teams) => {
    if (teams.teams.some(({ name }) => name === team.name))
      throw new ValidationError(
        `There is a team called ${team.name} already: npm run team -- token ${team.name} makes another token for it.`,
      )
    const [taken] = remotesTaken(teams, team)
    if (taken) throw new ValidationError(`${taken[0]} belongs to the team ${taken[1].name}.`)
    const added: Team = { ...team, tokens: [] }
    teams.teams.push(added)
    return addToken(added, terms, now)
  })

/** Makes a further token for a team, and returns it in clear. */
export const addTeamToken = (site: string, name: string, terms: TokenTerms, now = new Date()) =>
  changeTeams(site, (teams) => addToken(teamNamed(teams, name), terms, now))

const countingTokens = (team: Team, id: string | undefined, now: Date) => {
  const counting = team.tokens.filter(
    (token) => !token.revoked_at && Date.parse(token.expires_at) > now.getTime(),
  )
  const chosen = id === undefined ? counting : counting.filter((token) => token.id === id)
  if (chosen.length > 0) return chosen
  throw new ValidationError(
    id === undefined
      ? `${team.name} has no token that counts.`
      : `${team.name} has no token ${id} that counts. It has ${counting.map((one) => one.id).join(', ') || 'none'}.`,
  )
}

/**
 * Ends one token of a team, or all of them. They stay in the list.
 * @returns the ids of those that ended
 */
export const revokeTokens = (site: string, name: string, id?: string, now = new Date()) =>
  changeTeams(site, (teams) =>
    countingTokens(teamNamed(teams, name), id, now).map((token) => {
      token.revoked_at = now.toISOString()
      return token.id
    }),
  )

/**
 * Puts a new token with the same rights in the place of the one that a team has, which ends at once.
 * @param id of the token, where the team has several
 * @returns the new token, in clear
 */
export const rotateToken = (
  site: string,
  name: string,
  { id, days }: { id?: string | undefined; days: number },
  now = new Date(),
) =>
  changeTeams(site, (teams) => {
    const team = teamNamed(teams, name)
    const [old, ...others] = countingTokens(team, id, now)
    if (!old || others.length > 0)
      throw new ValidationError(
        `${name} has several tokens: name one of ${[old, ...others].map((one) => one?.id).join(', ')}.`,
      )
    old.revoked_at = now.toISOString()
    return addToken(team, { rights: old.rights, days }, now)
  })

/**
 * Gives a team other remotes; its tokens count for them at once.
 * @throws a ValidationError when one of them is another team's
 */
export const assignRemotes = (site: string, name: string, remotes: string[]) =>
  changeTeams(site, (teams) => {
    const team = teamNamed(teams, name)
    const [taken] = remotesTaken(teams, { name, remotes })
    if (taken) throw new ValidationError(`${taken[0]} belongs to the team ${taken[1].name}.`)
    team.remotes = remotes
  })
