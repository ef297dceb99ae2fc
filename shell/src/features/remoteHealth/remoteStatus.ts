import type { RemoteHealth } from '@truenorth/api-contract/clientReports'
import type { RegistryEntry } from '@truenorth/delivery/registry'

/** The status of a remote: what operators did to it, and what browsers reported of its live version. */
export type RemoteStatus = {
  name: string
  title: string
  version: string
  state: 'Well' | 'Stepped in' | 'Away' | 'Not seen yet' | 'Disabled'
  notes: string[]
  health: RemoteHealth | undefined
}

const stateOf = (enabled: boolean, health: RemoteHealth | undefined): RemoteStatus['state'] => {
  if (!enabled) return 'Disabled'
  if (!health) return 'Not seen yet'
  if (health.well > 0 && health.away === 0 && health.previous === 0) return 'Well'
  // The latest report counts: an error is past if the remote has been seen since.
  const isPast = health.last_error_at !== null && health.last_error_at < health.seen_at
  if (isPast && health.well > health.away + health.previous) return 'Well'
  if (health.previous >= health.away && health.previous > 0) return 'Stepped in'
  return health.away > 0 ? 'Away' : 'Well'
}

const notesOf = ({ pinned, waiting, canary, previous }: RegistryEntry) => [
  ...(pinned ? ['Pinned'] : []),
  ...(waiting ? [`${waiting.version} waits`] : []),
  ...(canary ? [`${canary.version} on trial for ${canary.share} %`] : []),
  ...(previous ? [`Before: ${previous.version}`] : []),
]

/** The status of every remote, in the order of the registry. */
export const remoteStatuses = (entries: RegistryEntry[], reports: RemoteHealth[]): RemoteStatus[] =>
  entries.map((entry) => {
    const { name, title, version, enabled } = entry
    const health = reports.find((one) => one.name === name && one.version === version)
    return { name, title, version, state: stateOf(enabled, health), notes: notesOf(entry), health }
  })
