// A team that has the address of a site, and nothing of this repository: a folder of its own on the machine.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from '@truenorth/api/testing'

const root = process.cwd()
const run = promisify(execFile)

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

/** Begins a remote outside the repository, by the command that the site gives. */
export const startOutside = async (site: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-team-'))
  const dir = join(folder, 'sunrise')
  /** Runs a command. Returns what it prints; it fails with that as well. */
  const runIn = async (cwd: string, env: NodeJS.ProcessEnv, name: string, words: string[]) => {
    const options = { cwd, env, shell: process.platform === 'win32' }
    const { stdout, stderr } = await run(name, words, options).catch(
      (error: Error & { stdout?: string }) => {
        throw new Error(`${name} ${words.join(' ')}: ${error.message}\n${error.stdout ?? ''}`)
      },
    )
    return stdout + stderr
  }
  // npm keeps what it once ran, and another site may have had it under this version.
  const cache = { ...environment(), npm_config_cache: join(folder, 'cache') }
  const registry = `--@truenorth:registry=${site}/kit/`
  const create = ['--yes', registry, '@truenorth/create-remote@latest', 'sunrise', '--site', site]
  await runIn(folder, cache, 'npx', create)
  return {
    dir,
    command: (name: string, ...words: string[]) => runIn(dir, environment(), name, words),
    /** Runs `truenorth dev`. Resolves with the address that it prints. */
    develop: async () => {
      const ports = ['--port', String(await freePort()), '--remote-port', String(await freePort())]
      const main = join(dir, 'node_modules/@truenorth/remote-kit/command/main.js')
      const program = spawn(process.execPath, [main, 'dev', '--json', ...ports], {
        cwd: dir,
        env: environment(),
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const stop = async () => {
        program.kill('SIGTERM')
        if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
      }
      for await (const line of createInterface({ input: program.stdout })) {
        const { url } = line.startsWith('{"ok":true') ? JSON.parse(line) : {}
        if (url) return { url: new URL(url), stop }
      }
      throw new Error('truenorth dev ended before it was ready.')
    },
    /** Names of the installed packages of the kit. */
    installed: () => readdir(join(dir, 'node_modules/@truenorth')),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
