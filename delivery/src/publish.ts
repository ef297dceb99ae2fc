// How a built package becomes part of a site: checked, copied into an immutable folder, then one flip of the generation.
import { changeSite, planChange } from './changeSite.ts'
import { startCanary } from './changes/canary.ts'
import { goLive } from './changes/goLive.ts'
import { apiDocument } from './checks/apiDocument.ts'
import { checkBuild } from './checks/checkBuild.ts'
import { checkName } from './checks/checkName.ts'
import { compareApi } from './checks/compareApi.ts'
import { refuseAny } from './refusal.ts'
import type { Registry, Release } from './registry.ts'
import { placeRelease, placeShell, readShellFiles } from './release/place.ts'
import { readBuild } from './release/readBuild.ts'
import type { Live } from './site/generation.ts'
import { siteLayout } from './site/layout.ts'

export type Publication = {
  /** Package folder of the shell, built. */
  shell?: string | undefined
  /** Package folders of remotes, built. */
  remotes?: string[]
  /** Percent of browsers that get these remotes; everybody when absent. */
  canary?: number | undefined
  /** OpenAPI document of the server that the site speaks to. */
  api?: unknown
}

const prepare = async ({ shell, remotes = [], canary, api }: Publication) => {
  const builds = await Promise.all(remotes.map(readBuild))
  refuseAny(builds.flatMap(checkBuild))
  const newShell = shell === undefined ? undefined : await readShellFiles(shell)
  const releases = builds.map(({ release }) => release)
  const change = (live: Live): Live => {
    if (api !== undefined && live.api !== undefined)
      refuseAny(compareApi(apiDocument.parse(live.api), apiDocument.parse(api)))
    return {
      registry: releases.reduce(enter(canary), live.registry),
      ...((newShell?.build ?? live.shell) && { shell: newShell?.build ?? live.shell }),
      ...((api ?? live.api) !== undefined && { api: api ?? live.api }),
    }
  }
  return { builds, newShell, releases, change }
}

const enter = (canary: number | undefined) => (registry: Registry, release: Release) => {
  checkName(registry, release)
  return canary === undefined ? goLive(registry, release) : startCanary(registry, release, canary)
}

/**
 * Publishes built packages into a site folder as one new generation.
 * @param site the folder that is served
 * @returns the releases, and what is live now
 * @throws a refusal, in sentences that say what to do; nothing has changed then
 */
export const publish = async (site: string, publication: Publication) => {
  const layout = siteLayout(site)
  const { builds, newShell, releases, change } = await prepare(publication)
  // Refuses early, before anything is copied; under the lock it is checked again.
  await planChange(layout, change)
  if (newShell) await placeShell(layout, newShell)
  await Promise.all(builds.map((build) => placeRelease(layout, build)))
  return { releases, ...(await changeSite(site, change)) }
}

/**
 * Checks a publication and changes nothing.
 * @throws like `publish`
 */
export const planPublish = async (site: string, publication: Publication) => {
  const { builds, change } = await prepare(publication)
  const { live, next } = await planChange(siteLayout(site), change)
  return { builds, live, next }
}
