import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './freePort.ts'

/** Runs `npm run dev` for a remote, and answers with the address that it says to open. */
export const startDev = async (dir: string) => {
  const data = await mkdtemp(join(tmpdir(), 'truenorth-dev-'))
  const ports = { PORT: String(await freePort()), REMOTE_PORT: String(await freePort()) }
  const program = spawn(process.execPath, [join(process.cwd(), 'scripts/dev.mjs'), dir], {
    env: { ...process.env, ...ports, DATA_DIR: data, LOG_LEVEL: 'silent', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    program.kill('SIGTERM')
    if (program.exitCode === null) await once(program, 'exit')
    await rm(data, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: program.stdout })) {
    const url = /^Open (\S+)/.exec(line)?.[1]
    if (url) return { url: new URL(url), stop }
  }
  throw new Error('npm run dev ended before it was ready.')
}
