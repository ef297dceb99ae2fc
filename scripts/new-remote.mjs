// @ts-check
// npm run new-remote -- sunrise: begins a remote, as a copy of the guide's example under a name of its own.
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { giveUp, install, npm, readArguments, root } from './setup.mjs'

const usage = 'npm run new-remote -- NAME'
const { positionals } = readArguments(usage, { allowPositionals: true })
const [name, ...more] = positionals
if (!name || more.length) giveUp(`What is it called? ${usage}`)
if (!/^[a-z][a-z0-9-]{0,31}$/.test(name))
  giveUp('A name is up to 32 lower-case letters, digits and hyphens, and begins with a letter.')
const folder = `mf-${name}`
if (existsSync(join(root, folder))) giveUp(`${folder} is there already: choose another name.`)
await install('serving')

const outputs = new Set(['dist', '.tsc', 'node_modules'])
/**
 * @param {string} path
 * @param {(text: string) => string} change
 */
const edit = (path, change) =>
  writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')))

const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
/**
 * Replaces what the example calls itself, in each form in which that is written.
 * @param {string} text
 */
const rename = (text) =>
  text
    .replaceAll('mf-example', folder)
    .replaceAll(/(["'])example\1/g, `$1${name}$1`)
    .replaceAll(/(["'/])sunrise(?=["'])/g, `$1${name}`)
    .replaceAll(/(["'])Sunrise\1/g, `$1${title}$1`)
/**
 * Corrects relative paths: the example lies two folders deeper.
 * @param {string} text
 */
const move = (text) => text.replaceAll('../../../', '../')

cpSync(join(root, 'docs/example/mf-example'), join(root, folder), {
  recursive: true,
  filter: (path) => !outputs.has(basename(path)),
})
for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
  if (extname(path))
    edit(join(folder, path), (text) => rename(dirname(path) === '.' ? move(text) : text))

edit('package.json', (text) => {
  /** @type {{ workspaces: string[] }} */
  const workspace = JSON.parse(text)
  const last = workspace.workspaces.findLastIndex((one) => one.startsWith('mf-'))
  workspace.workspaces.splice(last + 1, 0, folder)
  return `${JSON.stringify(workspace, null, 2)}\n`
})
edit('tsconfig.json', (text) =>
  text.replace(/.*"mf-[^"]*" \},\n(?!.*"mf-)/, (last) =>
    last.concat(last.replace(/mf-[^"]*/, folder)),
  ),
)
if (!npm('install')) giveUp('npm could not enter it into package-lock.json: run npm install.')
console.log(`${folder} is there, a remote that works, with the route /${name}. Go on with:
  npm run dev -- ${folder}
  npm run publish-remote -- ${folder} --dry-run`)
