// npm run remote -- list|rollback|canary|promote|pin|unpin|disable|enable NAME …: says or changes what is live, without a build.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, install, root } from './install.mjs'
import { readArguments } from './readArguments.mjs'

install()
if (!existsSync(join(root, 'delivery/dist/remoteCommands.js')))
  giveUp('Truenorth has not been built yet: run npm start once, or npm run build.')
const { runRemoteCommand, usage } = await import('@truenorth/delivery/remoteCommands')
const { values, positionals } = readArguments([...usage, 'with --site DIR for another site'], {
  allowPositionals: true,
  options: { site: { type: 'string', default: process.env.SITE_DIR ?? join(root, 'site') } },
})
if (!existsSync(join(values.site, 'live'))) giveUp(`There is no published site in ${values.site}.`)
try {
  console.log(await runRemoteCommand(values.site, positionals))
} catch (error) {
  if (error.name !== 'Refusal') throw error
  giveUp(error.message)
}
