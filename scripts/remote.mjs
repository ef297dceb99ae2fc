// @ts-check
// npm run remote, npm run team, npm run prune: say or change what is in a site, without a build.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSite, giveUp, install, problemsOf, readArguments, root } from './setup.mjs'

/** @param {string} site */
const requireSite = (site) => {
  if (!existsSync(join(site, 'generations'))) giveUp(`There is no published site in ${site}.`)
}

/** npm run prune: removes files that no open tab can need any more. */
const prune = async () => {
  const { values } = readArguments('npm run prune -- [--site DIR] [--days 14]', {
    args: process.argv.slice(3),
    options: {
      site: { type: 'string', default: defaultSite() },
      days: { type: 'string', default: '14' },
    },
  })
  const keepDays = Number(values.days)
  if (!(keepDays >= 0)) giveUp(`--days takes a number of days, not ${values.days}.`)
  requireSite(values.site)
  const { prune: removeOld } = await import('@truenorth/delivery/prune')
  const removed = await removeOld(values.site, { keepDays })
  for (const part of removed) console.log(`  ${part}`)
  console.log(
    removed.length
      ? `Removed ${removed.length} parts that were last live more than ${keepDays} days ago.`
      : `Nothing is older than ${keepDays} days.`,
  )
}

/** npm run remote: lists remotes, or changes what is live of one. */
const change = async () => {
  const { runRemoteCommand, usage } = await import('@truenorth/delivery/remoteCommands')
  const { values, positionals } = readArguments(
    [
      ...usage,
      'with --site DIR for another site, --note WORDS and --commit HASH for the log, and list with --api URL and COUNTS_TOKEN for feedback',
    ],
    {
      allowPositionals: true,
      options: {
        site: { type: 'string', default: defaultSite() },
        api: { type: 'string' },
        note: { type: 'string' },
        commit: { type: 'string' },
      },
    },
  )
  // In the environment, because everybody on this machine can read the arguments of a command.
  const token = process.env.COUNTS_TOKEN
  if (values.api && !token) giveUp('Set COUNTS_TOKEN to the token of npm run counts-token.')
  const source = values.api && token ? { api: values.api, token } : undefined
  requireSite(values.site)
  try {
    const { note, commit } = values
    console.log(await runRemoteCommand(values.site, positionals, { source, note, commit }))
  } catch (error) {
    giveUp(problemsOf(error).join('\n'))
  }
}

/** npm run team: says or changes who publishes over the network. */
const changeTeams = async () => {
  const { runTeamCommand, usage } = await import('@truenorth/delivery/teamCommands')
  const { values, positionals } = readArguments([...usage, 'with --site DIR for another site'], {
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      site: { type: 'string', default: defaultSite() },
      name: { type: 'string' },
      remotes: { type: 'string' },
      rights: { type: 'string' },
      days: { type: 'string' },
    },
  })
  const { site, ...options } = values
  requireSite(site)
  try {
    console.log(await runTeamCommand(site, positionals, options))
  } catch (error) {
    giveUp(problemsOf(error).join('\n'))
  }
}

await install('serving')
if (!existsSync(join(root, 'delivery/dist/commands')))
  giveUp('Truenorth has not been built yet: run npm start once, or npm run build.')
const [, , program] = process.argv
if (program === 'prune') await prune()
else if (program === 'team') await changeTeams()
else await change()
