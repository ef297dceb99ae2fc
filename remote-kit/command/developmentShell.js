// @ts-check
// The site's shell, built for development: Fast Refresh of a remote needs a React for development. The site's kit
// has one for each shell that was live, as a package; it is kept in `node_modules/.cache`.
import { createHash } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { developmentShell, versionForShell } from '../developmentVersion.js'
import { CommandFailure } from './failure.js'
import { ask, jsonOf } from './liveSite.js'
import { unpackPackage } from './unpack.js'

/**
 * @param {string} site
 * @param {string} version
 * @returns {Promise<{ tarball: string, integrity: string }>}
 */
const findArchive = async (site, version) => {
  const response = await ask(`${site}/kit/${developmentShell.replace('/', '%2f')}`)
  const document = await jsonOf(response)
  const found = document?.versions?.[version]?.dist
  if (found) return found
  throw new CommandFailure(
    'refused',
    `The kit of ${site} has no development build of the shell that is live (${version}): whoever runs the site adds it with npm run kit.`,
  )
}

/**
 * Fetches the development build of the shell that is live in a site, unless it is here.
 * @param {string} dir the remote's folder
 * @param {string} site
 * @param {string} script of the shell that is live, as the registry names it
 * @returns {Promise<string>} the folder with `shell.json` and `assets`
 * @throws a CommandFailure when the site has none, or gives something else
 */
export const fetchDevelopmentShell = async (dir, site, script) => {
  const version = versionForShell(script)
  const cache = join(dir, 'node_modules/.cache/truenorth')
  const folder = join(cache, version)
  if (existsSync(folder)) return join(folder, 'dist')
  const { tarball, integrity } = await findArchive(site, version)
  const response = await ask(tarball)
  const archive = Buffer.from(await response.arrayBuffer())
  const hash = `sha512-${createHash('sha512').update(archive).digest('base64')}`
  if (hash !== integrity)
    throw new CommandFailure(
      'unavailable',
      `${tarball} does not have the promised content: try again.`,
    )
  const unfinished = `${folder}.${process.pid}`
  await unpackPackage(archive, unfinished)
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return join(folder, 'dist')
}
