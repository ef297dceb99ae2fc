// Remotes built as their teams would build them, to be published into a running product.
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = process.cwd()
const outputs = /[\\/](dist|\.tsc|node_modules)$/

/** Folder of the copies of remotes, inside the workspace, so that they find the shared packages. */
export const copiesFolder = join(root, '.build/specs')

/** Builds one remote with its own configuration. */
export const buildRemote = (dir: string) =>
  promisify(execFile)(process.execPath, [
    join(root, 'node_modules/@rspack/cli/bin/rspack.js'),
    'build',
    '--config',
    join(dir, 'rspack.config.js'),
  ])

type Edit = (text: string) => string

/**
 * Copies a remote, changes it and builds it. Returns the copy's folder.
 * @param name package folder, such as `mf-mood`
 * @param label tells the copies of one package apart
 * @param edits what changes, by path inside the package; a path that is not there yet is added
 */
export const buildChangedRemote = async (
  name: string,
  label: string,
  edits: Record<string, Edit>,
) => {
  const dir = join(copiesFolder, `${name.replaceAll('/', '-')}-${label}`)
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  await cp(join(root, name), dir, { recursive: true, filter: (path) => !outputs.test(path) })
  for (const [path, edit] of Object.entries(edits)) {
    const text = await readFile(join(dir, path), 'utf8').catch(() => '')
    const changed = edit(text)
    if (changed === text) throw new Error(`The edit of ${path} changes nothing.`)
    await writeFile(join(dir, path), changed)
  }
  await buildRemote(dir)
  return dir
}

/** The heading of the log page, and the one that it has in the changed mood remote. */
export const logHeading = 'Log Your Compass Reading'
export const changedLogHeading = 'Log Where You Are'

/** A mood remote whose log page has another heading. */
export const buildRenamedMood = (label: string) =>
  buildChangedRemote('mf-mood', label, {
    'src/pages/LogPage.tsx': (text) => text.replace(logHeading, changedLogHeading),
  })

const widgetOfFeedback = { file: 'src/slots/Widget.tsx', component: 'Widget', up: '..' }
const app = { file: 'src/App.tsx', component: 'App', up: '.' }

/** A remote that fails where `window.fault` says: `render` or `effect`; and in an event by a button. */
export const buildFaultyRemote = async (folder: string) => {
  const { file, component, up } = folder === 'mf-feedback' ? widgetOfFeedback : app
  const source = await readFile(join(root, 'e2e/src/support/faults/failOnDemand.ts'), 'utf8')
  const line = `export default ${component}`
  return buildChangedRemote(folder, 'faulty', {
    'src/failOnDemand.ts': () => source,
    [file]: (text) =>
      `import { failOnDemand } from '${up}/failOnDemand'\n${text.replace(line, `export default failOnDemand(${component})`)}`,
  })
}
