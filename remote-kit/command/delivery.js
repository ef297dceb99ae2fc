// @ts-check
// The commands that change or tell what is live in a site: clients of its delivery API, in one table.
import { spawnSync } from 'node:child_process'
import { packRemote } from './archive.js'
import { buildRemote } from './build.js'
import { deliveryApi } from './deliveryApi.js'
import { CommandFailure } from './failure.js'
import { readManifest, siteOf } from './project.js'

/** @typedef {import('./commandLine.js').Command} Command */
/** @typedef {import('./commandLine.js').Given} Given */

const text = (/** @type {string | boolean | undefined} */ value) =>
  typeof value === 'string' ? value : undefined

/** @param {Given} given */
const apiOf = ({ dir, values }) => deliveryApi(siteOf(dir, text(values.site)))

/**
 * The remote that is meant: the one of `--remote`, else that of the present folder.
 * @param {Given} given
 */
const nameOf = ({ dir, values }) => text(values.remote) ?? readManifest(dir).name

/** @param {string} share */
const shareOf = (share) => {
  const percent = Number(share)
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent
  throw new CommandFailure('usage', `A share is a number from 1 to 100 (percent), not ${share}.`)
}

/**
 * The commit that is checked out, if the folder is in a repository of git.
 * @param {string} dir
 */
const commitIn = (dir) => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: dir, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const named = { remote: 'NAME of the remote, by default that of this folder' }
const noted = {
  note: 'TEXT for the log: why',
  commit: 'ID of the commit for the log, by default the one that is checked out',
}

/** @param {Given} given */
const notesOf = ({ dir, values }) => ({
  note: text(values.note),
  commit: text(values.commit) ?? commitIn(dir),
})

/** @type {Command} */
const publish = {
  about: 'Builds the remote and publishes it.',
  options: {
    'dry-run': 'says what would happen, and changes nothing',
    canary: 'SHARE of browsers that get it, in percent',
    'no-build': 'publishes what lies in dist',
    ...noted,
  },
  run: async (given) => {
    const { dir, values } = given
    const { name } = readManifest(dir)
    const share = text(values.canary)
    const canary = share === undefined ? undefined : String(shareOf(share))
    const api = apiOf(given)
    const state = await api.stateOf(name)
    if (!values['no-build']) await buildRemote(dir)
    const answer = await api.call(`remotes/${name}/`, {
      method: 'PUT',
      archive: await packRemote(dir),
      state,
      query: { 'dry-run': values['dry-run'] ? '1' : undefined, canary, ...notesOf(given) },
    })
    return { text: (answer.dry_run && answer.report) || answer.sentence, data: answer }
  },
}

/**
 * A command that changes what is live of a remote.
 * @param {string} action the last part of its address
 * @param {string} about
 * @param {{ words?: string, least?: number, most?: number, body?: (words: string[]) => object }} [settings]
 * @returns {Command}
 */
const change = (action, about, { body = () => ({}), ...settings } = {}) => ({
  about,
  ...settings,
  options: { ...named, ...noted },
  run: async (given) => {
    const name = nameOf(given)
    const json = { ...body(given.words), ...notesOf(given) }
    const api = apiOf(given)
    const state = await api.stateOf(name)
    if (state === null)
      throw new CommandFailure(
        'refused',
        `The site has no remote ${name}: truenorth list says which it has.`,
      )
    const answer = await api.call(`remotes/${name}/${action}/`, { method: 'POST', json, state })
    return { text: answer.sentence, data: answer }
  },
})

const maybeVersion = {
  words: '[VERSION]',
  most: 1,
  body: (/** @type {string[]} */ [version]) => ({ version }),
}

/** @type {Command} */
const list = {
  about: 'Says what is live of every remote, or which versions of one lie in the site.',
  words: '[NAME]',
  most: 1,
  run: async (given) => {
    const [name] = given.words
    const api = apiOf(given)
    if (!name) {
      const answer = await api.call('remotes/')
      const lines = answer.remotes.map(
        (/** @type {{ name: string, summary: string }} */ one) => `${one.name} ${one.summary}`,
      )
      return { text: lines.join('\n') || 'The site has no remote yet.', data: answer }
    }
    const answer = await api.call(`remotes/${name}/releases/`)
    const lines = answer.releases.map(
      (/** @type {{ version: string, published_at: string, use: string | null }} */ one) =>
        `${one.version} ${one.published_at}${one.use ? ` ${one.use}` : ''}`,
    )
    return { text: lines.join('\n'), data: answer }
  },
}

/**
 * @typedef {{
 *   sequence: number, at: string, by: string, note: string | null, commit: string | null,
 *   changes: { summary: string }[],
 * }} LogEntry
 */

/** @param {LogEntry} entry */
const logLines = ({ sequence, at, by, note, commit, changes }) =>
  [
    `${sequence}  ${at}  ${by}`,
    ...changes.map(({ summary }) => `    ${summary}`),
    ...(note ? [`    "${note}"`] : []),
    ...(commit ? [`    commit ${commit}`] : []),
  ].join('\n')

/** @type {Command} */
const log = {
  about: 'Says who has changed what, the newest first.',
  options: {
    remote: 'NAME of a remote, by default all of them',
    limit: 'NUMBER of entries, by default 50',
    before: 'NUMBER of an entry: those before it',
  },
  run: async (given) => {
    const { remote, limit, before } = given.values
    const query = { remote: text(remote), limit: text(limit), before: text(before) }
    const answer = await apiOf(given).call('log/', { query })
    return {
      text: answer.entries.map(logLines).join('\n') || 'Nothing has changed yet.',
      data: answer,
    }
  },
}

/** @type {Command} */
const history = {
  about: 'Lists the states of the site, the newest first.',
  run: async (given) => {
    const answer = await apiOf(given).call('history/')
    const lines = answer.states.map(
      (/** @type {{ sequence: number, at: string, live: boolean, what: string }} */ one) =>
        `${one.sequence}  ${one.at}  ${one.what}${one.live ? '  (live)' : ''}`,
    )
    return { text: lines.join('\n'), data: answer }
  },
}

/** @type {Command} */
const restore = {
  about: 'Makes an earlier state of the whole site live again, as a new state.',
  words: 'NUMBER',
  least: 1,
  options: noted,
  run: async (given) => {
    const sequence = Number(given.words[0])
    if (!Number.isInteger(sequence))
      throw new CommandFailure(
        'usage',
        `A state has a number, such as in truenorth history: not ${given.words[0]}.`,
      )
    const api = apiOf(given)
    const { state } = await api.call('remotes/')
    const json = { sequence, ...notesOf(given) }
    const answer = await api.call('restore/', { method: 'POST', json, state })
    return { text: answer.sentence, data: answer }
  },
}

/** @type {Record<string, Command>} */
export const delivery = {
  publish,
  canary: change(
    'canary',
    'Gives a share of browsers a version, or another share the one on trial.',
    {
      words: 'SHARE [VERSION]',
      least: 1,
      most: 2,
      body: ([share = '', version]) => ({ share: shareOf(share), version }),
    },
  ),
  promote: change('promote', 'Makes the version on trial live for everybody.'),
  end: change('end', 'Ends the trial: everybody has what was live all the time.'),
  live: change('live', 'Makes a version that lies in the site live.', {
    words: 'VERSION',
    least: 1,
    body: ([version]) => ({ version }),
  }),
  rollback: change(
    'rollback',
    'Goes back to the version before, or to the one that is named.',
    maybeVersion,
  ),
  pin: change('pin', 'Holds the version that is live, or the one that is named.', maybeVersion),
  unpin: change('unpin', 'Lets what is published go live again.'),
  enable: change('enable', 'Shows the remote again.'),
  disable: change('disable', 'Takes the remote out of the site, and keeps its versions.'),
  remove: change('remove', 'Removes the remote: it has to be disabled first.'),
  list,
  log,
  history,
  restore,
}
