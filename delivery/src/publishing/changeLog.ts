// The append-only log of a site: who changed what. The record of a change lies in the generation that the change
// made, so that both become live by one rename; pruning moves it to a folder of its own.
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import type { Registry, RegistryEntry } from '../registry/registry.ts'
import { exists, readJson, undefinedIfMissing } from '../site/files.ts'
import { listStates, type SiteLayout } from '../site/layout.ts'
import { incoming } from '../site/packedFiles.ts'
import type { Live } from './generation.ts'

const person = z.union([
  /** Name of the account on the machine that ran a command. */
  z.object({ operator: z.string() }),
  /** A team, what it is called, and which of its tokens it used. */
  z.object({ team: z.string(), title: z.string(), token: z.string() }),
])

/** What one change did to one remote; `shell` stands for the shell. */
const remoteChange = z.object({
  remote: z.string(),
  /** Version that was live, and is; null where there was or is none. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** How the remote is since then, in one line. */
  summary: z.string(),
})

const logRecord = z.object({
  /** Number of the state that the change made. */
  sequence: z.number(),
  at: z.iso.datetime(),
  by: person,
  /** The command: `publish`, `rollback`, `restore` and the like. */
  action: z.string(),
  changes: z.array(remoteChange),
  /** Commit and words that the publisher gave. */
  commit: z.string().optional(),
  note: z.string().optional(),
})

export type LogRecord = z.infer<typeof logRecord>
export type RemoteChange = z.infer<typeof remoteChange>
/** Who changes a site, by which command, and why. */
export type Cause = Pick<LogRecord, 'by' | 'action' | 'commit' | 'note'>

/** The cause of a command that was typed on this machine. */
export const byOperator = (
  action: string,
  { commit, note }: { commit?: string | undefined; note?: string | undefined } = {},
): Cause => ({
  by: { operator: accountName() },
  action,
  ...(commit && { commit }),
  ...(note && { note }),
})

const accountName = () => {
  try {
    return userInfo().username
  } catch {
    // The user of a container may have no entry in its list of accounts.
    return 'unknown'
  }
}

/** The file of a generation that holds the record of its change. */
export const recordFile = 'change.json'

/** One line about a remote: its version, and what else there is to know. */
export const stateOf = ({ version, enabled, previous, pinned, waiting, canary }: RegistryEntry) =>
  [
    version,
    ...(enabled ? [] : ['disabled']),
    ...(pinned ? ['pinned'] : []),
    ...(waiting ? [`${waiting.version} waits`] : []),
    ...(canary ? [`${canary.version} for ${canary.share} % of browsers`] : []),
    ...(previous ? [`before that ${previous.version}`] : []),
  ].join(', ')

const entriesOf = (registry?: Registry) =>
  new Map(registry?.remotes.map((entry) => [entry.name, entry]))

const shellOf = (live?: Live) => live?.shell?.scripts[0]?.file.replace('assets/', '') ?? null

/** What differs between two states of a site, in the shell and in each remote. */
export const changesBetween = (before: Live | undefined, after: Live): RemoteChange[] => {
  const [old, present] = [entriesOf(before?.registry), entriesOf(after.registry)]
  const [from, to] = [shellOf(before), shellOf(after)]
  const names = [...new Set([...present.keys(), ...old.keys()])]
  return [
    ...(from === to ? [] : [{ remote: 'shell', from, to, summary: 'another shell' }]),
    ...names.flatMap((remote) => {
      const [was, is] = [old.get(remote), present.get(remote)]
      const summary = is ? stateOf(is) : 'gone'
      return was && is && stateOf(was) === summary
        ? []
        : [{ remote, from: was?.version ?? null, to: is?.version ?? null, summary }]
    }),
  ]
}

/** The record of a change that makes `after`. */
export const recordOf = (cause: Cause, before: Live | undefined, after: Live): LogRecord => ({
  ...cause,
  sequence: after.registry.sequence,
  at: new Date().toISOString(),
  changes: changesBetween(before, after),
})

export type LogQuery = {
  /** Only changes of this remote. */
  remote?: string | undefined
  /** Only changes before the one that made this state. */
  before?: number | undefined
  /** At most so many. */
  limit?: number
}

/**
 * The records of a site, newest first. States from before there was a log have none.
 * @throws a ValidationError that names a record that cannot be read
 */
export const readLog = async (
  layout: SiteLayout,
  { remote, before = Infinity, limit = 50 }: LogQuery = {},
): Promise<LogRecord[]> => {
  const kept = ((await readdir(layout.log).catch(undefinedIfMissing)) ?? [])
    .filter((file) => /^\d+\.json$/.test(file))
    .map((file) => [Number.parseInt(file, 10), join(layout.log, file)] as const)
  const states = (await listStates(layout)).map(
    (name) => [Number(name), join(layout.generations, name, recordFile)] as const,
  )
  const paths = new Map([...kept, ...states])
  const records: LogRecord[] = []
  for (const [sequence, path] of [...paths].sort(([one], [other]) => other - one)) {
    if (records.length === limit) break
    if (sequence >= before || !(await exists(path))) continue
    const record = await readJson(path, logRecord)
    if (!remote || record.changes.some((change) => change.remote === remote)) records.push(record)
  }
  return records
}

/** Keeps the record of a generation that is about to be removed. Call it under the site's lock. */
export const keepRecord = async ({ generations, log }: SiteLayout, name: string) => {
  const record = join(generations, name, recordFile)
  if (!(await exists(record))) return
  await mkdir(log, { recursive: true })
  const unfinished = join(log, incoming + name)
  await copyFile(record, unfinished)
  await rename(unfinished, join(log, `${name}.json`))
}

/** Who a record names, for people. */
export const personOf = ({ by }: Pick<LogRecord, 'by'>) =>
  'operator' in by ? `operator ${by.operator}` : by.title
