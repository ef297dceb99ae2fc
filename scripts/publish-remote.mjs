// @ts-check
// npm run publish-remote -- mf-mood: builds one package alone and publishes it.
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildServer, bundleOrGiveUp, hashOfPackage, notePublished } from './build.mjs'
import { defaultSite, giveUp, install, problemsOf, readArguments, root } from './setup.mjs'
import { compile, findRemote, remoteFolders } from './workspace.mjs'

const usage =
  'npm run publish-remote -- FOLDER [--site DIR] [--dry-run] [--canary SHARE] [--note WORDS] [--commit HASH]'
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    site: { type: 'string', default: defaultSite() },
    canary: { type: 'string' },
    note: { type: 'string' },
    commit: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const [folder, ...more] = positionals
if (!folder || more.length) giveUp(`Which one? ${usage}`)
const canary = values.canary === undefined ? undefined : Number(values.canary)
if (canary !== undefined && !(Number.isInteger(canary) && canary >= 1 && canary <= 100))
  giveUp(`--canary takes a share of browsers from 1 to 100 (percent), not ${values.canary}.`)
const dir = findRemote(folder)
const name = basename(dir)

await install('serving')
const started = performance.now()
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
await buildServer()
const hash = hashOfPackage(name)
// The bundler drops types without reading them.
if (existsSync(join(dir, 'tsconfig.json')) && !compile(dir))
  giveUp(`Not published, nothing has changed. ${name} has type errors: see above.`)
await bundleOrGiveUp([dir], `${name} does not build.`)

const { planPublish, publish } = await import('@truenorth/delivery/publish')
const { byOperator } = await import('@truenorth/delivery/changeLog')
const { describePlan, outcomeOf } = await import('@truenorth/delivery/publishReport')
const publication = { remotes: [dir], canary }
const cause = byOperator(canary === undefined ? 'publish' : 'canary', values)
try {
  if (values['dry-run']) {
    const plan = await planPublish(values.site, publication)
    console.log(`Checked in ${seconds()}; nothing was changed.\n${describePlan(plan)}`)
  } else {
    const { releases, registry } = await publish(values.site, publication, cause)
    const isOwn = remoteFolders().some((own) => join(root, own) === dir)
    if (isOwn) notePublished(values.site, { [name]: hash })
    const outcomes = releases.map((release) => outcomeOf(registry, release))
    console.log(`Published in ${seconds()}. ${outcomes.join(' ')}`)
  }
} catch (error) {
  const problems = problemsOf(error).map((one) => `- ${one}`)
  giveUp(`Not published, nothing has changed.\n${problems.join('\n')}`)
}
