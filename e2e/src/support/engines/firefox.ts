// An installed Firefox, driven by WebDriver BiDi. Playwright's own Firefox is a build of its own, and its BiDi
// needs commands that this one lacks.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connectBidi } from './bidi.ts'
import type { Engine } from './engine.ts'
import { clickActions, end, keyActions, pageOf, type Session } from './session.ts'

const paths = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
const findFirefox = () => paths.find((path) => path !== undefined && existsSync(path))

const size = { width: 1280, height: 900 }

/** The address that a browser prints when it is ready. */
const addressOf = async ({ stderr }: ChildProcess): Promise<string> => {
  if (!stderr) throw new Error('Firefox prints nothing.')
  for await (const line of createInterface(stderr)) {
    const address = /BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    stderr.resume()
    return address
  }
  throw new Error('Firefox ended before it was ready.')
}

type Browser = Awaited<ReturnType<typeof connectBidi>>
type Called = {
  result?: { sharedId?: string; value?: string }
  exceptionDetails?: { text: string }
}

const sessionOf = (browser: Browser, context: string, errors: string[]) => {
  const call = async (declaration: string, arg: unknown) => {
    const { result, exceptionDetails } = await browser.send<Called>('script.callFunction', {
      functionDeclaration: declaration,
      arguments: [{ type: 'string', value: JSON.stringify([arg]) }],
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }
  const perform = (...actions: object[]) =>
    browser.send('input.performActions', { context, actions })
  const resize: Session['resize'] = async (width, height) => {
    await browser.send('browsingContext.setViewport', { context, viewport: { width, height } })
    return { width, height }
  }
  return {
    goto: (url) => browser.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (act, arg) => {
      const source = `async (json) => JSON.stringify([await (${String(act)})(...JSON.parse(json))])`
      return JSON.parse((await call(source, arg))?.value ?? '[]')[0]
    },
    find: async (act, arg) =>
      (await call(`(json) => (${String(act)})(...JSON.parse(json))`, arg))?.sharedId,
    click: (element) => perform(clickActions({ type: 'element', element: { sharedId: element } })),
    press: (keys) => perform(keyActions(keys)),
    resize,
    picture: async () => {
      const { data } = await browser.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      })
      return Buffer.from(data, 'base64')
    },
    errors,
  } satisfies Omit<Session, 'close'>
}

export const firefox: Engine = {
  name: 'Firefox',
  needs: 'firefox-esr or firefox, or its path in FIREFOX_PATH',
  isInstalled: () => findFirefox() !== undefined,
  open: async (url, timeZone) => {
    const path = findFirefox()
    if (path === undefined) throw new Error('No Firefox is installed.')
    const profile = await mkdtemp(join(tmpdir(), 'truenorth-firefox-'))
    const program = spawn(
      path,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, ...(timeZone !== undefined && { TZ: timeZone }) },
      },
    )
    const errors: string[] = []
    const browser = await connectBidi(await addressOf(program), (text) => errors.push(text))
    await browser.send('session.new', { capabilities: {} })
    await browser.send('session.subscribe', { events: ['log.entryAdded'] })
    const { contexts } = await browser.send<{ contexts: { context: string }[] }>(
      'browsingContext.getTree',
    )
    const [tab] = contexts
    if (!tab) throw new Error('Firefox has no tab.')
    const session = sessionOf(browser, tab.context, errors)
    await session.resize(size.width, size.height)
    const close = async () => {
      browser.close()
      await end(program)
      await rm(profile, { recursive: true, force: true })
    }
    return { page: pageOf({ ...session, close }, url), close }
  },
}
