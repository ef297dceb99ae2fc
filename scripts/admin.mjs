// npm run admin -- <username>: makes somebody an administrator, on the machine that holds the data.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, install, root } from './install.mjs'

install()
const program = join(root, 'api/dist/bin/admin.js')
if (!existsSync(program))
  giveUp('Truenorth has not been built yet: run npm start once, or npm run build.')
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  // The same folder that npm start keeps its data in.
  env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? join(root, 'data') },
})
process.exitCode = status ?? 1
