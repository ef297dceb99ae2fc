// @ts-check
// npm run kit: packs what a team needs that has nothing of this repository, for the shell that is live in a site.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../remote-kit/hashOf.js'
import { build, stampFor } from './build.mjs'
import { defaultSite, giveUp, install, problemsOf, readArguments, root } from './setup.mjs'
import { resolvedVersions } from './workspace.mjs'

const folder = join(root, '.build/kit')
const index = join(folder, 'index.json')

/** What the packages are made of. */
const inputs = {
  paths: [
    'kit',
    'api-contract',
    'shared-ui',
    'shared-auth',
    'delivery/bundler',
    'remote-kit',
    'create-remote',
    'docs/example',
    'shell',
    'rspack.lean.js',
    'rspack.shared.js',
    'rspack.shell.js',
    'tsconfig.base.json',
  ],
  packages: ['', 'kit', 'api-contract', 'shared-ui', 'shared-auth'],
}

/**
 * Packs the packages, unless they are as they were packed last.
 * @param {import('../kit/buildKit.js').LiveShell} live
 * @returns {Promise<import('@truenorth/delivery/kit').KitArchive[]>} the program ends when a check fails
 */
const packed = async (live) => {
  const versions = [JSON.stringify(live), ...resolvedVersions(inputs.packages)]
  const hash = hashOf(root, inputs.paths, versions)
  const stamp = stampFor('kit', index)
  if (stamp.isFresh(hash)) return JSON.parse(readFileSync(index, 'utf8'))
  console.log('Packing the kit…')
  const { buildKit } = await import('../kit/buildKit.js')
  const { packKit } = await import('../kit/packKit.js')
  const { packages, problems } = await buildKit(join(folder, 'packages'), live)
  if (problems.length) giveUp(`The kit is not packed.\n${problems.join('\n')}`)
  const archives = packKit(packages, join(folder, 'archives'))
  writeFileSync(index, JSON.stringify(archives))
  stamp.write(hash)
  return archives
}

const { values } = readArguments('npm run kit -- [--site DIR]', {
  options: { site: { type: 'string', default: defaultSite() } },
})
await install()
await build(values.site)
const { liveShell, newestVersions, placeKit } = await import('@truenorth/delivery/kit')
try {
  const archives = await packed(await liveShell(values.site))
  const { checkVersions } = await import('../kit/checkVersions.js')
  const { sharedPackages } = await import('../kit/packages.js')
  const built = sharedPackages(join(folder, 'packages'))
  const problems = await checkVersions(built, await newestVersions(values.site))
  if (problems.length) giveUp(`The kit is not in the site.\n${problems.join('\n')}`)
  const added = await placeKit(values.site, archives)
  console.log(
    added.length ? `New in the kit: ${added.join(', ')}.` : 'The kit is in the site already.',
  )
} catch (error) {
  giveUp(`The kit is not in the site.\n${problemsOf(error).join('\n')}`)
}
