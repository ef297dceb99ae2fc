// npm run bench -- <name>: measures the built product; results land in bench/results/.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, install, root } from './install.mjs'

install()
const { build } = await import('./build.mjs')
await build()
const node = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
if (node(join(root, 'node_modules/typescript/bin/tsc'), '-b', 'bench').status !== 0)
  giveUp('The bench does not compile.')
const [name = 'web'] = process.argv.slice(2)
const program = join(root, 'bench/dist', `${name}.js`)
if (!existsSync(program)) giveUp(`There is no bench called ${name}.`)
process.exitCode = node(program).status ?? 1
