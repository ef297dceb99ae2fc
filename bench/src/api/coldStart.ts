import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@truenorth/api/testing'
import { median, rounded } from '../common/statistics.ts'
import { createClient } from './load.ts'

const pollMs = 4

const programs = {
  product: join(process.cwd(), 'api/dist/bundle/main.js'),
  bare: fileURLToPath(new URL('bareServer.js', import.meta.url)),
}

const measureStart = async (program: string, dataDir: string) => {
  const port = await freePort()
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const { send, close } = createClient(`http://127.0.0.1:${port}`, 1)
  const isReady = () =>
    send({ method: 'GET', path: '/readyz' }).then(
      ({ status }) => status === 200,
      () => false,
    )
  const started = performance.now()
  const server = spawn(process.execPath, [program], {
    cwd: join(process.cwd(), 'api'),
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  })
  const ended = once(server, 'exit')
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('A server did not start')
    await wait(pollMs)
  }
  const took = performance.now() - started
  close()
  server.kill('SIGKILL')
  await ended
  return took
}

/** Milliseconds from nothing to the first response, beside a bare server of the same libraries, interleaved. */
export const measureColdStart = async (dataDir: string, rounds: number) => {
  const product: number[] = []
  const bare: number[] = []
  // The first start creates the database.
  await measureStart(programs.product, dataDir)
  for (let round = 0; round < rounds; round += 1) {
    product.push(await measureStart(programs.product, dataDir))
    bare.push(await measureStart(programs.bare, dataDir))
  }
  const [productMs, bareMs] = [median(product), median(bare)]
  return {
    productMs: Math.round(productMs),
    bareMs: Math.round(bareMs),
    ratio: rounded(productMs / bareMs),
  }
}
