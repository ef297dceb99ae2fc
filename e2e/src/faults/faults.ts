// Every way in which a remote can be away, and how each is brought about.
import type { Page, Route } from 'playwright-core'
import { changeDocument, tamper } from './tamper.ts'

export type Fault = {
  title: string
  cause: (page: Page, site: string, name: string) => Promise<unknown>
  /** Milliseconds until the shell gives up waiting. */
  patienceMs?: number
  /** Happens inside the remote, after its App is there. */
  later?: boolean
  /** Nothing that the page could try again. */
  isForGood?: boolean
}

const hang = () => new Promise<void>(() => undefined)
const answer = (status: number) => (route: Route) => route.fulfill({ status, body: 'gone' })
const manifestOf = (name: string) => `**/remotes/${name}/*/mf-manifest.json`
const entryOf = (name: string) => `**/remotes/${name}/*/remoteEntry.*.js`
const exposedOf = (name: string) => `**/remotes/${name}/*/__federation_expose_*.js`
const lazyOf = (name: string) =>
  new RegExp(`/remotes/${name}/[^/]+/(?!remoteEntry|__fed)[^/]+\\.js`)

export const faults: Fault[] = [
  {
    title: 'its manifest is missing',
    cause: (page, _, name) => page.route(manifestOf(name), answer(404)),
  },
  {
    title: "its manifest's server is broken",
    cause: (page, _, name) => page.route(manifestOf(name), answer(500)),
  },
  {
    title: 'its manifest never comes',
    patienceMs: 8_000,
    cause: (page, _, name) => page.route(manifestOf(name), hang),
  },
  {
    title: 'its manifest is not JSON',
    isForGood: true,
    cause: (page, site, name) => tamper(page, site, name, { manifest: () => '<!doctype html>' }),
  },
  {
    title: "its manifest is another remote's",
    isForGood: true,
    cause: (page, site, name) =>
      tamper(page, site, name, { manifest: (text) => text.replaceAll(`"${name}"`, '"other"') }),
  },
  {
    title: 'its manifest is not the one that was published',
    cause: (page, _, name) =>
      page.route(manifestOf(name), async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `${await response.text()} ` })
      }),
  },
  {
    title: 'its entry is missing',
    cause: (page, _, name) => page.route(entryOf(name), answer(404)),
  },
  {
    title: 'its entry never comes',
    patienceMs: 12_000,
    cause: (page, _, name) => page.route(entryOf(name), hang),
  },
  {
    title: 'its entry throws',
    isForGood: true,
    cause: (page, site, name) =>
      tamper(page, site, name, { entry: (text) => `throw new Error('broken entry');${text}` }),
  },
  {
    title: 'its entry is not the one that was published',
    cause: (page, _, name) =>
      page.route(entryOf(name), async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `${await response.text()};` })
      }),
  },
  {
    title: 'it wants another major version of a shared package',
    isForGood: true,
    cause: (page, site, name) =>
      tamper(page, site, name, { entry: (text) => text.replaceAll('"^1.0.0"', '"^9.0.0"') }),
  },
  {
    title: 'a chunk is missing at first',
    cause: (page, _, name) => page.route(exposedOf(name), answer(404)),
  },
  {
    title: 'a chunk is missing later',
    later: true,
    cause: (page, _, name) => page.route(lazyOf(name), answer(404)),
  },
  {
    title: 'it lies on an origin that is not allowed',
    isForGood: true,
    cause: (page, _, name) =>
      changeDocument(page, (html) =>
        html.replaceAll(`"/remotes/${name}/`, `"http://remotes.invalid/remotes/${name}/`),
      ),
  },
]
