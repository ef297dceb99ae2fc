// @ts-check
// npm run bench -- NAME, npm run gallery: installs what is missing, builds what has changed, runs a package's program.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { giveUp, install, root } from './setup.mjs'
import { compile } from './workspace.mjs'

const [folder = '', name, ...rest] = process.argv.slice(2)
await install()
await build()
if (!compile(folder)) giveUp(`${folder} does not compile: see the type errors above.`)
const program = join(root, folder, 'dist', `${name}.js`)
if (!name || !existsSync(program)) giveUp(`${folder} has no program called ${name ?? '…'}.`)
const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' })
process.exitCode = spawnSync(process.execPath, [program, ...rest], options).status ?? 1
