// @ts-check
// npm run bench -- NAME, npm run gallery: installs what is missing, builds what has changed, runs a package's program.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { giveUp, install, root } from './setup.mjs'

const [folder = '', name, ...rest] = process.argv.slice(2)
/** @param {string[]} words */
const node = (...words) => spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })

await install()
await build()
if (node(join(root, 'node_modules/typescript/bin/tsc'), '-b', folder).status !== 0)
  giveUp(`${folder} does not compile: see the type errors above.`)
const program = join(root, folder, 'dist', `${name}.js`)
if (!name || !existsSync(program)) giveUp(`${folder} has no program called ${name ?? '…'}.`)
process.exitCode = node(program, ...rest).status ?? 1
