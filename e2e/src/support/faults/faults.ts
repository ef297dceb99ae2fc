// Every way in which a remote can fail, and how each is caused.
import type { Page, Route } from 'playwright-core'
import { changeDocuments, tamper } from './tamper.ts'

export type Fault = {
  title: string
  cause: (page: Page, site: string, name: string) => Promise<unknown>
  /** The shell's time limit, in milliseconds, for a request that is never answered. */
  limitMs?: number
  /** Happens inside the remote, after its App has loaded. */
  isLater?: boolean
  /** Nothing that the page could try again. */
  isPermanent?: boolean
}

const neverAnswer = () => new Promise<void>(() => undefined)
const respond = (status: number) => (route: Route) => route.fulfill({ status, body: 'gone' })
// Nothing of it may be cached, or Chromium would give the page the wrong file again without a request.
const append = (text: string) => async (route: Route) => {
  const response = await route.fetch({ maxRetries: 3 })
  const headers = { ...response.headers(), 'cache-control': 'no-store' }
  await route.fulfill({ response, headers, body: `${await response.text()}${text}` })
}
const manifestOf = (name: string) => `**/remotes/${name}/*/mf-manifest.json`
const entryOf = (name: string) => `**/remotes/${name}/*/remoteEntry.*.js`
const exposedOf = (name: string) => `**/remotes/${name}/*/__federation_expose_*.js`
const lazyOf = (name: string) =>
  new RegExp(`/remotes/${name}/[^/]+/(?!remoteEntry|__fed)[^/]+\\.js`)

export const faults: Fault[] = [
  {
    title: 'its manifest is missing',
    cause: (page, _, name) => page.route(manifestOf(name), respond(404)),
  },
  {
    title: "its manifest's server is broken",
    cause: (page, _, name) => page.route(manifestOf(name), respond(500)),
  },
  {
    title: 'its manifest is never answered',
    limitMs: 8_000,
    cause: (page, _, name) => page.route(manifestOf(name), neverAnswer),
  },
  {
    title: 'its manifest is not JSON',
    isPermanent: true,
    cause: (page, site, name) => tamper(page, site, name, { manifest: () => '<!doctype html>' }),
  },
  {
    title: "its manifest is another remote's",
    isPermanent: true,
    cause: (page, site, name) =>
      tamper(page, site, name, { manifest: (text) => text.replaceAll(`"${name}"`, '"other"') }),
  },
  {
    title: 'its manifest is not the one that was published',
    cause: (page, _, name) => page.route(manifestOf(name), append(' ')),
  },
  {
    title: 'its entry is missing',
    cause: (page, _, name) => page.route(entryOf(name), respond(404)),
  },
  {
    title: 'its entry is never answered',
    limitMs: 12_000,
    cause: (page, _, name) => page.route(entryOf(name), neverAnswer),
  },
  {
    title: 'its entry throws',
    isPermanent: true,
    cause: (page, site, name) =>
      tamper(page, site, name, { entry: (text) => `throw new Error('broken entry');${text}` }),
  },
  {
    title: 'its entry is not the one that was published',
    cause: (page, _, name) => page.route(entryOf(name), append(';')),
  },
  {
    title: 'it needs another major version of a shared package',
    isPermanent: true,
    cause: (page, site, name) =>
      tamper(page, site, name, { entry: (text) => text.replaceAll('"^1.0.0"', '"^9.0.0"') }),
  },
  {
    title: 'its exposed module is missing',
    cause: (page, _, name) => page.route(exposedOf(name), respond(404)),
  },
  {
    title: 'a chunk is missing later',
    isLater: true,
    cause: (page, _, name) => page.route(lazyOf(name), respond(404)),
  },
  {
    title: 'it is on an origin that is not allowed',
    isPermanent: true,
    cause: (page, _, name) =>
      changeDocuments(page, (html) =>
        html.replaceAll(`"/remotes/${name}/`, `"http://remotes.invalid/remotes/${name}/`),
      ),
  },
]
