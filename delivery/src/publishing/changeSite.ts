// The one way to change a site: read what is live, change it, validate the whole, make it live.
import { join } from 'node:path'
import { assertNoProblems, ValidationError } from '../registry/validationError.ts'
import { readRegistry, type Registry } from '../registry/registry.ts'
import { exists } from '../site/files.ts'
import { listStates, prepareSite, siteLayout, type SiteLayout } from '../site/layout.ts'
import { withLock } from '../site/lock.ts'
import { validateSite } from '../validation/validateSite.ts'
import { recordOf, type Cause } from './changeLog.ts'
import {
  hasDocumentsOf,
  readGeneration,
  readLive,
  writeGeneration,
  type Generation,
  type Live,
} from './generation.ts'

type Change = (live: Live) => Live
/** Throws when a site is not as whoever changes it has seen it. */
export type Precondition = (live: Registry) => void

/**
 * What would be live after a change. The precondition does not count for a change that has happened already, so
 * that it can be asked for twice.
 * @throws a ValidationError when it does not fit together, and what the precondition throws
 */
export const planChange = async (
  layout: SiteLayout,
  change: Change,
  precondition?: Precondition,
) => {
  const live = await readLive(layout)
  try {
    const next = validated(change(live))
    if (!isSame(live, next)) precondition?.(live.registry)
    return { live, next }
  } catch (error) {
    // A change that does not fit was meant for another state: that is the better reason.
    precondition?.(live.registry)
    throw error
  }
}

/** @throws a ValidationError when a generation does not fit together */
const validated = (changed: Live): Generation => {
  const { shell } = changed
  if (!shell)
    throw new ValidationError(
      'The site has no shell yet: publish the shell first, by npm run build.',
    )
  // As it will be read again: what is rendered from it is then the same, too.
  const { registry } = readRegistry({
    ...changed.registry,
    shell: shell.scripts[0]?.file ?? '',
  })
  const next: Generation = { ...changed, registry, shell }
  assertNoProblems(validateSite(next))
  return next
}

export type Changed = Generation & { isChanged: boolean }

/**
 * Changes a site at once, under its lock.
 * @param cause stands in the site's log
 * @returns the live generation, changed or not
 * @throws like `planChange`
 */
export const changeSite = async (
  site: string,
  change: Change,
  cause: Cause,
  precondition?: Precondition,
): Promise<Changed> => {
  const layout = siteLayout(site)
  await prepareSite(layout)
  return withLock(layout.lock, async () => {
    const { live, next } = await planChange(layout, change, precondition)
    if (isSame(live, next) && (await hasDocumentsOf(layout, next)))
      return { ...next, isChanged: false }
    const registry = { ...next.registry, sequence: live.registry.sequence + 1 }
    const changed = { ...next, registry }
    await writeGeneration(layout, changed, recordOf(cause, live, changed))
    return { ...changed, isChanged: true }
  })
}

/**
 * Makes an earlier generation live again, as a new one. It needs nothing of the one that is live, which may
 * be one that cannot be read.
 * @param sequence number of the generation, as `npm run remote -- history` lists it
 * @throws a ValidationError when there is none, or it cannot be served any more, and what the precondition throws
 */
export const restoreGeneration = async (
  site: string,
  sequence: number,
  cause: Cause,
  precondition?: Precondition,
): Promise<Generation> => {
  const layout = siteLayout(site)
  await prepareSite(layout)
  return withLock(layout.lock, async () => {
    const names = await listStates(layout)
    const live = await readLive(layout).catch(() => undefined)
    if (live) precondition?.(live.registry)
    const name = names.find((one) => Number(one) === sequence)
    if (name === undefined)
      throw new ValidationError(
        `There is no state ${sequence} in this site. There is ${names.map(Number).join(', ')}.`,
      )
    const restored = validated(await readGeneration(join(layout.generations, name)))
    assertNoProblems(await missingReleases(layout, restored.registry))
    const registry = { ...restored.registry, sequence: Number(names.at(-1)) + 1 }
    const changed = { ...restored, registry }
    await writeGeneration(layout, changed, recordOf(cause, live, changed))
    return changed
  })
}

const missingReleases = async ({ site }: SiteLayout, { remotes }: Registry) => {
  const releases = remotes.flatMap((entry) => (entry.canary ? [entry, entry.canary] : [entry]))
  const problems = releases.map(async ({ name, version, entry }) =>
    // A remote may come from an origin of its own.
    entry.startsWith('/') && !(await exists(join(site, entry)))
      ? `The files of ${name} ${version} have been removed from this site: publish ${name} again.`
      : [],
  )
  return (await Promise.all(problems)).flat()
}

const isSame = (live: Live, next: Generation) =>
  JSON.stringify([live.registry, live.shell, live.api]) ===
  JSON.stringify([next.registry, next.shell, next.api])
