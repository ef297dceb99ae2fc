// npm run remote -- rollback|pin|unpin|disable|enable|canary|promote NAME …: changes what is live, without a build.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { giveUp, install, root } from './install.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string', default: process.env.SITE_DIR ?? join(root, 'site') } },
})
install()
if (!existsSync(join(root, 'delivery/dist/remoteCommands.js')))
  giveUp('Truenorth has not been built yet: run npm start once, or npm run build.')
const { runRemoteCommand } = await import('@truenorth/delivery/remoteCommands')
try {
  console.log(await runRemoteCommand(values.site, positionals))
} catch (error) {
  if (error.name !== 'Refusal') throw error
  giveUp(error.message)
}
