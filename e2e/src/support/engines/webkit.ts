// An installed WebKitGTK in its small browser, on a display of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { end, pageOf } from './session.ts'
import { startSession } from './webdriver.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const displayPath = '/usr/bin/Xvfb'

const foldersIn = (path: string, pattern: RegExp) =>
  existsSync(path)
    ? readdirSync(path)
        .filter((name) => pattern.test(name))
        .map((name) => join(path, name))
    : []

const findBrowser = () =>
  foldersIn('/usr/lib', /-linux-gnu/)
    .flatMap((folder) => foldersIn(folder, /^webkit2gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync)

// The toolbar is wider than a phone otherwise.
const smallToolbar =
  'window toolbar, window toolbar *, window headerbar, window headerbar *, window box button, window box button *, window entry { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }'

const startDisplay = async () => {
  // It writes the number of a free display to this file descriptor.
  const display = spawn(displayPath, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(display.stdio[3] ?? display, 'data')
  return { display, name: `:${String(number).trim()}` }
}

/** Where MiniBrowser finds its settings, in a folder that is removed with it. */
const makeHome = async () => {
  const home = await mkdtemp(join(tmpdir(), 'truenorth-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), smallToolbar)
  return home
}

export const webkit: Engine = {
  name: 'WebKit',
  needs: 'webkit2gtk-driver and xvfb',
  isInstalled: () =>
    existsSync(driverPath) && existsSync(displayPath) && findBrowser() !== undefined,
  open: async (url, timeZone) => {
    const home = await makeHome()
    const { display, name } = await startDisplay()
    const env = {
      ...process.env,
      DISPLAY: name,
      LANG: 'en_US.UTF-8',
      ...(timeZone !== undefined && { TZ: timeZone }),
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      // There is no graphics card, and no right to make a sandbox inside a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    }
    const session = await startSession(driverPath, env, {
      'webkitgtk:browserOptions': {
        binary: findBrowser(),
        args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
      },
    })
    const close = async () => {
      await session.close()
      await end(display)
      await rm(home, { recursive: true, force: true })
    }
    return { page: pageOf(session, url), close }
  },
}
