// npm run bench -- <name>, npm run gallery: installs what is missing, builds what has changed, runs a program of a package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, install, root } from './install.mjs'

const [folder, name, ...rest] = process.argv.slice(2)
install()
const { build } = await import('./build.mjs')
await build(process.env.SITE_DIR)
const node = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
if (node(join(root, 'node_modules/typescript/bin/tsc'), '-b', folder).status !== 0)
  giveUp(`${folder} does not compile: see the type errors above.`)
const program = join(root, folder, 'dist', `${name}.js`)
if (!name || !existsSync(program)) giveUp(`${folder} has no program called ${name ?? '…'}.`)
process.exitCode = node(program, ...rest).status ?? 1
