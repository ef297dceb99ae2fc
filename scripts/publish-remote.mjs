// npm run publish-remote -- mf-mood [--site DIR] [--dry-run] [--canary SHARE]: builds one package alone and publishes it.
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { giveUp, install, root } from './install.mjs'
import { readArguments } from './readArguments.mjs'
import { remoteFolders } from './remoteFolders.mjs'

const usage = 'npm run publish-remote -- FOLDER [--site DIR] [--dry-run] [--canary SHARE]'
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    site: { type: 'string', default: process.env.SITE_DIR ?? join(root, 'site') },
    canary: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const [folder, ...more] = positionals
if (!folder || more.length) giveUp(`Which one? ${usage}`)
const canary = values.canary === undefined ? undefined : Number(values.canary)
if (canary !== undefined && !(Number.isInteger(canary) && canary >= 1 && canary <= 100))
  giveUp(`--canary takes a share of browsers from 1 to 100 (percent), not ${values.canary}.`)
const dir = [join(root, folder), resolve(folder)].find((path) =>
  existsSync(join(path, 'remote.json')),
)
if (!dir)
  giveUp(
    folder === 'shell'
      ? 'The shell is published by npm run build, with whatever else has changed.'
      : `${folder} is no folder of a remote: it has no remote.json.`,
  )

install()
const { buildServer, hashOfPackage, notePublished } = await import('./build.mjs')
const { bundle } = await import('./bundle.mjs')
const started = performance.now()
await buildServer()
const hash = hashOfPackage(basename(dir))
await bundle([dir]).catch(({ message }) => giveUp(`${message}\n${basename(dir)} does not build.`))
const { planPublish, publish } = await import('@truenorth/delivery/publish')

const isOwn = remoteFolders.some((own) => join(root, own) === dir)
const publication = { remotes: [dir], canary }
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
const nameIn = ({ registry }, name) => registry.remotes.find((remote) => remote.name === name)

const printPlan = ({ builds: [{ release, files }], live, next }) => {
  const present = nameIn(live, release.name)
  const kilobytes = [...files.values()].reduce(
    (sum, { br, plain }) => sum + (br ?? plain).length,
    0,
  )
  console.log(`Checked in ${seconds()}; nothing was changed.
  remote    ${release.name}, package ${release.package}
  version   ${release.version}${present ? `, now ${present.version}` : ', new here'}
  folder    remotes/${release.name}/${release.version}/, ${files.size} files, ${(kilobytes / 1000).toFixed(1)} KB brotli
  routes    ${release.routes.map(({ path }) => path).join(', ') || 'none'}
  slots     ${release.slots.map(({ page, place }) => `${place} on the ${page}`).join(', ') || 'none'}
  then      ${outcome(next, release)}`)
}

const outcome = (generation, { name, version }) => {
  const entry = nameIn(generation, name)
  if (entry.canary?.version === version)
    return `${entry.canary.share} % of browsers get ${version}.`
  if (entry.waiting?.version === version)
    return `${name} is pinned to ${entry.version}: ${version} waits. To let it go live: npm run remote -- unpin ${name}`
  const hidden = entry.enabled ? '' : ` ${name} is disabled: npm run remote -- enable ${name}`
  const back = entry.previous ? ` To take it back: npm run remote -- rollback ${name}` : ''
  return `${name} is at ${version}.${hidden}${back}`
}

try {
  if (values['dry-run']) printPlan(await planPublish(values.site, publication))
  else {
    const { releases, ...live } = await publish(values.site, publication)
    if (isOwn) notePublished(values.site, { [basename(dir)]: hash })
    console.log(`Published in ${seconds()}. ${outcome(live, releases[0])}`)
  }
} catch (error) {
  if (error.name !== 'Refusal') throw error
  giveUp(
    `Not published, nothing has changed.\n${error.complaints.map((one) => `- ${one}`).join('\n')}`,
  )
}
