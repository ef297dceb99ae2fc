// @ts-check
// The folder in which a command runs: which remote it is, and for which site.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure } from './failure.js'

/** @typedef {{ path: string, access: 'public' | 'user' | 'admin', title?: string }} Route */
/** @typedef {{ name: string, title: string, routes: Route[] }} RemoteManifest `remote.json` */

/**
 * @param {string} dir
 * @returns {RemoteManifest}
 * @throws a CommandFailure when it is no folder of a remote
 */
export const readManifest = (dir) => {
  const path = join(dir, 'remote.json')
  if (!existsSync(path))
    throw new CommandFailure(
      'refused',
      `${dir} is no folder of a remote: it has no remote.json. Run the command in the folder that has it.`,
    )
  const manifest = parsed(path)
  const isManifest = typeof manifest?.name === 'string' && Array.isArray(manifest.routes)
  if (!isManifest)
    throw new CommandFailure('refused', 'remote.json needs at least "name" and "routes".')
  return manifest
}

/** @param {string} path */
const parsed = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new CommandFailure('refused', `${path} is no JSON: ${String(error)}`)
  }
}

const registryLine = /^@truenorth:registry=(.+?)\/?$/m

/**
 * The address of the site: what was given, else TRUENORTH_SITE, else that from which `.npmrc` takes the kit.
 * @param {string} dir
 * @param {string} [given]
 * @returns {string} without a slash at the end
 * @throws a CommandFailure when there is none
 */
export const siteOf = (dir, given = process.env.TRUENORTH_SITE) => {
  const npmrc = join(dir, '.npmrc')
  const registry = existsSync(npmrc) ? registryLine.exec(readFileSync(npmrc, 'utf8'))?.[1] : ''
  const address = (given ?? registry ?? '').trim().replace(/\/(kit\/?)?$/, '')
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address
  throw new CommandFailure(
    'usage',
    address
      ? `"${address}" is no address of a site: it looks like https://the.site.`
      : 'Which site? Give --site https://the.site, or set TRUENORTH_SITE.',
  )
}
