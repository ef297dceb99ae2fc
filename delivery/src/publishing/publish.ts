// Publishes built packages: validated, copied into immutable folders, then made live at once.
import { join } from 'node:path'
import { placeRelease } from '../builds/releases.ts'
import { readRemoteBuild } from '../builds/remoteBuild.ts'
import { placeShell, readShellFiles, type ShellBuild } from '../builds/shellBuild.ts'
import { enterRelease } from '../registry/changes.ts'
import type { Registry, Release } from '../registry/registry.ts'
import { assertNoProblems } from '../registry/validationError.ts'
import { exists } from '../site/files.ts'
import { siteLayout, type SiteLayout } from '../site/layout.ts'
import { apiDocument, incompatibilities } from '../validation/apiCompatibility.ts'
import { validateBuild } from '../validation/validateBuild.ts'
import { validateImports } from '../validation/validateImports.ts'
import { missingFromShell } from '../validation/validateSite.ts'
import { byOperator, type Cause } from './changeLog.ts'
import { changeSite, planChange, type Precondition } from './changeSite.ts'
import type { Live } from './generation.ts'

export type Publication = {
  /** Package folder of the shell, built. */
  shell?: string | undefined
  /** Package folders of remotes, built. */
  remotes?: string[]
  /** Percent of browsers that get these remotes; every browser when absent. */
  canary?: number | undefined
  /**
   * A build of everything that has changed, not the wish to publish one remote: a release that lay in the
   * site before does not go live again, for somebody may have taken it back.
   */
  isRebuild?: boolean
  /** OpenAPI document of the server that the site calls. */
  api?: unknown
  /** The names of these remotes were given to whoever publishes. */
  ownsNames?: boolean
  precondition?: Precondition
}

const readBuilds = async (
  { remotes: folder }: SiteLayout,
  { remotes = [], isRebuild = false }: Publication,
) => {
  const builds = await Promise.all(remotes.map(readRemoteBuild))
  assertNoProblems(builds.flatMap(validateBuild))
  const wasThere = await Promise.all(
    builds.map(({ release: { name, version } }) => exists(join(folder, name, version))),
  )
  const fresh = builds.filter((_, i) => !wasThere[i])
  // What lies in the site was checked when it came.
  assertNoProblems((await Promise.all(fresh.map(validateImports))).flat())
  return isRebuild ? fresh : builds
}

/**
 * What the remotes that come with a new shell were before is let go where that shell does not fit it any
 * more. Of a remote that does not come with it, such a release is a reason to refuse the shell.
 */
const letUnfitGo = (registry: Registry, releases: Release[], shell: ShellBuild): Registry => {
  const names = new Set(releases.map(({ name }) => name))
  const fits = (release?: Release) => !release || missingFromShell(release, shell).length === 0
  const remotes = registry.remotes.map((entry) => {
    if (!names.has(entry.name) || (fits(entry.previous) && fits(entry.waiting))) return entry
    const { previous: _previous, waiting: _waiting, ...rest } = entry
    return rest
  })
  return { ...registry, remotes }
}

const prepare = async (layout: SiteLayout, publication: Publication) => {
  const { shell, canary, api, ownsNames } = publication
  const builds = await readBuilds(layout, publication)
  const newShell = shell === undefined ? undefined : await readShellFiles(shell)
  const releases = builds.map(({ release }) => release)
  const change = (live: Live): Live => {
    if (api !== undefined && live.api !== undefined)
      assertNoProblems(incompatibilities(apiDocument.parse(live.api), apiDocument.parse(api)))
    const entered = releases.reduce(
      (registry, release) =>
        enterRelease(registry, release, { share: canary, ownsName: ownsNames }),
      live.registry,
    )
    return {
      registry: newShell ? letUnfitGo(entered, releases, newShell.build) : entered,
      ...((newShell?.build ?? live.shell) && { shell: newShell?.build ?? live.shell }),
      ...((api ?? live.api) !== undefined && { api: api ?? live.api }),
    }
  }
  return { builds, newShell, releases, change }
}

/**
 * Publishes built packages into a site folder as one new generation.
 * @param site the folder that is served
 * @param cause stands in the site's log
 * @returns the builds, their releases, and what is live now
 * @throws a ValidationError, and what the precondition throws; nothing has changed then
 */
export const publish = async (
  site: string,
  publication: Publication,
  cause: Cause = byOperator('publish'),
) => {
  const layout = siteLayout(site)
  const { builds, newShell, releases, change } = await prepare(layout, publication)
  // Fails early, before anything is copied. The site may change until the lock is held, so it is validated again then.
  await planChange(layout, change, publication.precondition)
  if (newShell) await placeShell(layout, newShell)
  await Promise.all(builds.map((build) => placeRelease(layout, build)))
  return { builds, releases, ...(await changeSite(site, change, cause, publication.precondition)) }
}

/**
 * Validates a publication and changes nothing.
 * @throws like `publish`
 */
export const planPublish = async (site: string, publication: Publication) => {
  const layout = siteLayout(site)
  const { builds, change } = await prepare(layout, publication)
  const { live, next } = await planChange(layout, change, publication.precondition)
  return { builds, live, next }
}

export type PublishPlan = Awaited<ReturnType<typeof planPublish>>
