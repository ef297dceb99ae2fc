// The way of paths from a request to where they are staged.
import type { ImportPath } from '@truenorth/api-contract/imports'
import type { Quota } from '../account/quota.ts'
import { invalid } from '../http/failure.ts'
import { WaypointsMissing, type ImportRepository } from './import.repository.ts'
import { checkedPaths } from './importPath.ts'
import { inParts } from './parts.ts'

const pathsAtOnce = 5
// Writing mostly waits for the database.
const writePause = 1

const missing = 'So many waypoints of this path were not sent to this import before.'

const orFieldErrors =
  (paths: readonly ImportPath[]) =>
  (error: unknown): never => {
    if (!(error instanceof WaypointsMissing)) throw error
    const place = paths.findIndex(({ key }) => key === error.key)
    throw invalid({ paths: { [place]: { waypoints_before: [missing] } } })
  }

// Waypoints that follow those of an earlier request belong to a path that is not new any more.
const countRows = (paths: readonly ImportPath[], newKeys: ReadonlySet<string>) =>
  paths.reduce((sum, { key, waypoints, waypoints_before }) => {
    if (newKeys.has(key)) return sum + 1 + waypoints.length
    return waypoints_before > 0 ? sum + waypoints.length : sum
  }, 0)

type Stored = { imports: ImportRepository; takeItem?: Quota['takeItem'] | undefined }
type Target = { userId: number; id: number; instant: string }

/**
 * Adds the paths of a request to an open import; returns how many were new, or undefined if it is not open
 * any more.
 * @throws Failure 400 with the place of each error, 413 when there is no room
 */
export const takePaths = async (
  { imports, takeItem }: Stored,
  { userId, id, instant }: Target,
  data: unknown,
): Promise<number | undefined> => {
  const paths = await checkedPaths(data)
  if (paths.length === 0) return 0
  const keys = paths.map(({ key }) => key)
  const rows = countRows(paths, await imports.newKeys(userId, id, keys))
  if (rows > 0) await takeItem?.(userId, rows)
  const add = (some: readonly ImportPath[]) => imports.addPaths(userId, id, some, instant)
  const added = await inParts(paths, pathsAtOnce, writePause, add).catch(orFieldErrors(paths))
  return added.reduce<number | undefined>(
    (sum, some) => (sum === undefined || some === undefined ? undefined : sum + some),
    0,
  )
}
