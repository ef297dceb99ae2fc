// The releases that lie in a site, live or not.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { releaseSchema, type Release } from '../registry/registry.ts'
import { ValidationError } from '../registry/validationError.ts'
import { exists, readJson } from '../site/files.ts'
import type { SiteLayout } from '../site/layout.ts'
import { incoming, placeFolder } from '../site/packedFiles.ts'
import { isAsPublished, releaseFile, type RemoteBuild } from './remoteBuild.ts'

// The hash is over the text as it was written: a parser would put its fields into another order.
const asWritten = z.custom<Release>((value) => releaseSchema.safeParse(value).success)

/** Puts a checked build into its immutable folder. */
export const placeRelease = ({ remotes }: SiteLayout, { release, files }: RemoteBuild) =>
  placeFolder(join(remotes, release.name, release.version), files)

/** Versions of a remote that can be rolled back to. */
export const listReleases = async ({ remotes }: SiteLayout, name: string) => {
  const folder = join(remotes, name)
  const found = (await exists(folder)) ? await readdir(folder) : []
  return found.filter((version) => !version.startsWith(incoming)).sort()
}

/** @throws a ValidationError that lists the versions of the site */
export const findRelease = async (
  layout: SiteLayout,
  name: string,
  version: string,
): Promise<Release> => {
  const folder = join(layout.remotes, name, version)
  const path = join(folder, releaseFile)
  if (await exists(path)) {
    const release = await readJson(path, asWritten)
    if (release.name === name && (await isAsPublished(folder, release))) return release
    throw new ValidationError(
      `${path} is not what was published under ${version}: somebody has changed it, so publish ${name} again.`,
    )
  }
  const known = (await listReleases(layout, name)).join(', ')
  throw new ValidationError(
    `There is no version ${version} of ${name} in this site.${known && ` There is ${known}.`}`,
  )
}
