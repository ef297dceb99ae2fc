// @ts-check
// Packs built packages as npm does: equal contents give equal archives.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../remote-kit/installedPackages.js'
import { filesIn } from './checks.js'

const readable = 0o644

/**
 * @param {import('./buildKit.js').BuiltPackage[]} packages
 * @param {string} output folder, emptied first
 * @returns {{ manifest: { name: string, version: string }, path: string }[]}
 */
export const packKit = (packages, output) => {
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  for (const { folder } of packages)
    // Modes are part of an archive, and depend on who checked the sources out.
    for (const file of filesIn(folder)) chmodSync(join(folder, file), readable)
  const folders = packages.map(({ folder }) => folder)
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', ...folders, '--json', '--ignore-scripts', '--pack-destination', output],
    { cwd: output, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`npm could not pack the kit.\n${stderr}`)
  /** @type {{ name: string, filename: string }[]} */
  const packed = Object.values(JSON.parse(stdout))
  return packages.map(({ name, folder }) => {
    const found = packed.find((one) => one.name === name)
    if (!found) throw new Error(`npm packed no ${name}.`)
    return { manifest: readJson(join(folder, 'package.json')), path: join(output, found.filename) }
  })
}
