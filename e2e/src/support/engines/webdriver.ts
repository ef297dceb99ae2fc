// The few commands of the W3C WebDriver protocol that a walk needs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { clickActions, end, keyActions, type Session } from './session.ts'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const pollMs = 100
const longestStartMs = 120_000
/** Longer than what the browser itself may take: a driver that does not answer at all has failed. */
const longestCallMs = 280_000
const timeouts = { script: 240_000, pageLoad: 240_000 }

/** A port on which nothing listens. */
const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

const startDriver = async (
  path: string,
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
) => {
  const port = await freePort()
  const driver = spawn(path, [`--port=${port}`], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  createInterface(driver.stdout).on('line', onLine)
  const root = `http://127.0.0.1:${port}`
  const call = async <Value>(method: string, command: string, body?: object): Promise<Value> => {
    const response = await fetch(root + command, {
      method,
      signal: AbortSignal.timeout(longestCallMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value }: { value: Value } = JSON.parse(await response.text())
    if (!response.ok) throw new Error(`${method} ${command}: ${JSON.stringify(value)}`)
    return value
  }
  const isReady = () =>
    call('GET', '/status').then(
      () => true,
      () => false,
    )
  for (let waited = 0; !(await isReady()); waited += pollMs) {
    if (waited > longestStartMs) throw new Error(`${path} does not answer.`)
    await wait(pollMs)
  }
  return { driver, call }
}

type Outcome<Value> = { value: Value; error?: string }

/** Starts a driver and one session of its browser. */
export const startSession = async (
  path: string,
  env: NodeJS.ProcessEnv,
  capabilities: Record<string, unknown>,
): Promise<Session> => {
  const errors: string[] = []
  const { driver, call } = await startDriver(path, env, (line) => {
    if (/CONSOLE .*ERROR/.test(line)) errors.push(line)
  })
  const alwaysMatch = { ...capabilities, timeouts, unhandledPromptBehavior: 'accept' }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch },
  })
  const post = <Value>(command: string, body: object) =>
    call<Value>('POST', `/session/${sessionId}${command}`, body)

  const execute = async <Arg, Value>(act: (arg: Arg) => unknown, arg: Arg) => {
    const { value, error } = await post<Outcome<Value>>('/execute/async', {
      script: `const [json, done] = arguments
        Promise.resolve().then(() => (${String(act)})(...JSON.parse(json)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      args: [JSON.stringify([arg])],
    })
    if (error !== undefined) throw new Error(error)
    return value
  }
  const perform = (...actions: object[]) => post('/actions', { actions })
  const setWindow = (width: number, height: number) =>
    post('/window/rect', { x: 0, y: 0, width, height })
  const sizeInside = () =>
    execute<undefined, { width: number; height: number }>(
      () => ({ width: innerWidth, height: innerHeight }),
      undefined,
    )

  return {
    goto: (url) => post('/url', { url }),
    run: (act, arg) => execute(act, arg),
    find: async (act, arg) => {
      const found = await execute<typeof arg, Record<string, string> | undefined>(act, arg)
      return found?.[elementKey]
    },
    click: (element) => perform(clickActions({ [elementKey]: element })),
    press: (keys) => perform(keyActions(keys)),
    resize: async (width, height) => {
      await setWindow(width, height)
      const inside = await sizeInside()
      // The window has a toolbar of its own.
      await setWindow(2 * width - inside.width, 2 * height - inside.height)
      return sizeInside()
    },
    picture: async () =>
      Buffer.from(await call<string>('GET', `/session/${sessionId}/screenshot`), 'base64'),
    errors,
    close: async () => {
      await call('DELETE', `/session/${sessionId}`).catch(() => undefined)
      await end(driver)
    },
  }
}
