// @ts-check
// npm run admin, backup, backup-key, verify-backup, restore, move, recount, operators-log, webhook, counts-token: programs for an operator, run on the machine that has the data.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { giveUp, install, root } from './setup.mjs'

const [name, ...rest] = process.argv.slice(2)
await install('serving')
const program = join(root, 'api/dist/bin', `${name}.js`)
if (!existsSync(program))
  giveUp('Truenorth has not been built yet: run npm start once, or npm run build.')
const { status } = spawnSync(process.execPath, [program, ...rest], {
  stdio: 'inherit',
  // Files are named from where the command was typed.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  // The same folder that npm start keeps its data in.
  env: { ...process.env, DATA_DIR: resolve(process.env.DATA_DIR ?? join(root, 'data')) },
})
process.exitCode = status ?? 1
