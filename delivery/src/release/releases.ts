// The releases that lie in a site, live or not.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'
import { releaseSchema, type Release } from '../registry.ts'
import type { SiteLayout } from '../site/layout.ts'
import { exists, incoming } from '../site/placeFiles.ts'
import { readJson } from '../site/readJson.ts'
import { releaseFile } from './readBuild.ts'

/** Versions of a remote that can be gone back to. */
export const listReleases = async ({ remotes }: SiteLayout, name: string) => {
  const folder = join(remotes, name)
  const found = (await exists(folder)) ? await readdir(folder) : []
  return found.filter((version) => !version.startsWith(incoming)).sort()
}

/** @throws a refusal that names the versions there are */
export const findRelease = async (
  layout: SiteLayout,
  name: string,
  version: string,
): Promise<Release> => {
  const path = join(layout.remotes, name, version, releaseFile)
  if (await exists(path)) return readJson(path, releaseSchema)
  const known = (await listReleases(layout, name)).join(', ')
  throw new Refusal(
    `There is no version ${version} of ${name} in this site.${known && ` There is ${known}.`}`,
  )
}
