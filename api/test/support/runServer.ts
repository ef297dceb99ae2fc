import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './freePort.ts'

const program = join(process.cwd(), 'api/dist/bundle/main.js')
const pollMs = 20
const longestStartMs = 30_000

const isReady = async (origin: string) => {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}

/** Runs the built server as a process of its own and waits until it is ready. */
export const runServer = async (variables: Record<string, string>) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const standard = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' }
  const env = { ...process.env, ...standard, ...variables }
  const server = spawn(process.execPath, [program], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(server, 'exit')
  const deadline = Date.now() + longestStartMs
  while (!(await isReady(origin))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error('The server did not start')
    await wait(pollMs)
  }
  const end = (signal: 'SIGKILL' | 'SIGTERM') => async () => {
    server.kill(signal)
    const [code] = await ended
    return Number(code)
  }
  return { origin, pid: server.pid ?? 0, kill: end('SIGKILL'), stop: end('SIGTERM') }
}
