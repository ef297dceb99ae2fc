// A team that has the address of a site, and nothing of this repository: a folder of its own on the machine.
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = process.cwd()
const run = promisify(execFile)

const configuration = {
  'package.json': JSON.stringify({
    name: 'sunrise',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: {
      '@tanstack/react-query': '5.108.4',
      '@truenorth/api-contract': '^1.0.0',
      '@truenorth/shared-auth': '^1.0.0',
      '@truenorth/shared-ui': '^1.0.0',
      react: '19.3.1',
    },
    devDependencies: {
      '@testing-library/dom': '^10.4.2',
      '@testing-library/react': '^16.3.3',
      '@testing-library/user-event': '^14.6.13',
      '@truenorth/remote-kit': '^1.0.0',
      jsdom: '^29.1.1',
      typescript: '7.0.2',
      vitest: '^4.1.12',
    },
  }),
  'tsconfig.json': JSON.stringify({
    extends: '@truenorth/remote-kit/tsconfig.json',
    compilerOptions: { types: ['vitest/globals'] },
    include: ['src'],
  }),
  'vitest.config.js': `export default {
  test: { environment: 'jsdom', globals: true, setupFiles: ['@truenorth/remote-kit/testing'] },
}
`,
}

/** Settings that npm hands to what it starts would lead npm back to this repository. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config_(local_)?prefix|package|lifecycle)|^NODE_/.test(name),
    ),
  )

/** Puts the packages of the kit into a copy of a site, as whoever runs it does. */
export const placeKit = async (site: string) => {
  // The site that was copied may have the same versions of other sources.
  await rm(join(site, 'kit'), { recursive: true, force: true })
  await run(process.execPath, [join(root, 'scripts/kit.mjs'), '--site', site])
}

/** Begins a remote outside the repository, with the sources of the guide's example. */
export const startOutside = async (site: string) => {
  const dir = await mkdtemp(join(tmpdir(), 'truenorth-team-'))
  const example = join(root, 'docs/example/mf-example')
  for (const name of ['src', 'remote.json', 'rspack.config.js'])
    await cp(join(example, name), join(dir, name), { recursive: true })
  for (const [name, text] of Object.entries(configuration)) await writeFile(join(dir, name), text)
  const npmrc = [`@truenorth:registry=${site}/kit/`, 'omit-lockfile-registry-resolved=true', '']
  await writeFile(join(dir, '.npmrc'), npmrc.join('\n'))
  /** Runs a command in the team's folder. Returns what it prints; it fails with that as well. */
  const command = async (name: string, ...words: string[]) => {
    const options = { cwd: dir, env: environment(), shell: process.platform === 'win32' }
    const { stdout, stderr } = await run(name, words, options).catch(
      (error: Error & { stdout?: string }) => {
        throw new Error(`${name} ${words.join(' ')}: ${error.message}\n${error.stdout ?? ''}`)
      },
    )
    return stdout + stderr
  }
  return {
    dir,
    command,
    /** Names of the installed packages of the kit. */
    installed: () => readdir(join(dir, 'node_modules/@truenorth')),
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}
