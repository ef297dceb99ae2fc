// `npm run team`: who may publish over the network.
import {
  addTeam,
  addTeamToken,
  assignRemotes,
  everyRemote,
  readTeams,
  revokeTokens,
  rights,
  rotateToken,
  type Right,
  type Team,
  type TokenTerms,
} from '../publishing/teams.ts'
import { ValidationError } from '../registry/validationError.ts'
import { siteLayout } from '../site/layout.ts'

/** How each command is called. */
export const usage = [
  'add TEAM --name "What people call it" [--remotes mood,sunrise] [--rights publish,release,operate] [--days 365]',
  'token TEAM [--rights publish] [--days 365]',
  'rotate TEAM [TOKEN] [--days 365]',
  'revoke TEAM [TOKEN]',
  'remotes TEAM mood,sunrise',
  'list',
].map((words) => `npm run team -- ${words}`)

const help = ['This is how it is called:', ...usage].join('\n  ')

/** Options of the command line, as they were typed. */
export type TeamOptions = {
  name?: string | undefined
  remotes?: string | undefined
  rights?: string | undefined
  days?: string | undefined
}

const longestDays = 3_650
const nameShape = /^[a-z][a-z0-9-]{0,31}$/

const isRight = (word: string): word is Right => rights.some((right) => right === word)

const termsOf = ({ rights: typed = 'publish,release', days = '365' }: TeamOptions): TokenTerms => {
  const words = typed.split(',').map((word) => word.trim())
  const allowed = words.filter(isRight)
  if (allowed.length < words.length)
    throw new ValidationError(`--rights takes some of ${rights.join(', ')}, not ${typed}.`)
  return { rights: allowed, days: daysOf(days) }
}

const daysOf = (typed: string) => {
  const days = Number(typed)
  if (Number.isInteger(days) && days >= 1 && days <= longestDays) return days
  throw new ValidationError(`--days takes a number of days from 1 to ${longestDays}, not ${typed}.`)
}

const remotesOf = (typed: string) => {
  const names = typed.split(',').map((word) => word.trim())
  const wrong = names.find((name) => name !== everyRemote && !nameShape.test(name))
  if (wrong === undefined) return names
  throw new ValidationError(
    `"${wrong}" is no name of a remote: lower-case letters, digits and hyphens, or ${everyRemote} for all.`,
  )
}

const shown = (token: string) =>
  `Its token, shown this once (the team keeps it as TRUENORTH_TOKEN):\n${token}`

const stateOfToken = ({ revoked_at: revoked, expires_at: expires }: Team['tokens'][number]) => {
  if (revoked) return `revoked ${revoked.slice(0, 10)}`
  return `${Date.parse(expires) > Date.now() ? 'until' : 'expired'} ${expires.slice(0, 10)}`
}

const describe = ({ name, title, remotes, tokens }: Team) =>
  [
    `${name}  ${title}: ${remotes.join(', ')}`,
    ...tokens.map((token) => `  ${token.id}  ${token.rights.join(', ')}  ${stateOfToken(token)}`),
  ].join('\n')

/**
 * Runs one command, such as `['add', 'mood']`.
 * @returns what to print
 * @throws a ValidationError that says why nothing has changed
 */
export const runTeamCommand = async (
  site: string,
  words: string[],
  options: TeamOptions = {},
): Promise<string> => {
  const [verb, team, third, ...rest] = words
  if (rest.length > 0) throw new ValidationError(help)
  if (verb === 'list' && team === undefined) {
    const { teams } = await readTeams(siteLayout(site))
    return (
      teams.map(describe).join('\n') ||
      'No team publishes over the network: the site does not answer at /_delivery/.'
    )
  }
  if (!team || !nameShape.test(team)) throw new ValidationError(help)
  if (verb === 'add' && third === undefined) {
    const { name: title = team, remotes = team } = options
    const token = await addTeam(
      site,
      { name: team, title, remotes: remotesOf(remotes) },
      termsOf(options),
    )
    return `${title} may publish ${remotes} over the network. ${shown(token)}`
  }
  if (verb === 'token' && third === undefined)
    return shown(await addTeamToken(site, team, termsOf(options)))
  if (verb === 'rotate') {
    const days = daysOf(options.days ?? '365')
    return `The old one has ended. ${shown(await rotateToken(site, team, { id: third, days }))}`
  }
  if (verb === 'revoke') {
    const ended = await revokeTokens(site, team, third)
    return `Revoked: ${ended.join(', ')}. Whoever uses it is refused from now on.`
  }
  if (verb === 'remotes' && third !== undefined) {
    await assignRemotes(site, team, remotesOf(third))
    return `${team} may publish ${third}.`
  }
  throw new ValidationError(help)
}
