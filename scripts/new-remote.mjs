// @ts-check
// npm run new-remote -- sunrise: begins a remote, as a copy of the guide's example under a name of its own.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyNamed, exampleFolder, nameProblem } from '../create-remote/example.js'
import { giveUp, install, npm, readArguments, root } from './setup.mjs'

const usage = 'npm run new-remote -- NAME'
const { positionals } = readArguments(usage, { allowPositionals: true })
const [name, ...more] = positionals
if (!name || more.length) giveUp(`What is it called? ${usage}`)
const problem = nameProblem(name)
if (problem) giveUp(problem)
const folder = `mf-${name}`
if (existsSync(join(root, folder))) giveUp(`${folder} is there already: choose another name.`)
await install('serving')

/**
 * @param {string} path
 * @param {(text: string) => string} change
 */
const edit = (path, change) =>
  writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')))

copyNamed({
  name,
  from: exampleFolder,
  to: join(root, folder),
  // The example lies two folders deeper.
  edit: (text) => text.replaceAll('../../../', '../'),
})

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
