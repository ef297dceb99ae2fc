import type { EnginePage } from '../engines/engine.ts'
import { breakProduct, pathOf, type SampleProduct } from './sampleProduct.ts'
import type { Screen } from './screen.ts'

/** In which window a screen is shown, and whether the user has chosen the dark theme. */
export type EngineAppearance = { width: number; isDark: boolean }

/**
 * Nothing holds the time limits of these engines, or empties their cache of files: calls that never end and
 * remotes that are away cannot be shown.
 */
export const isReachable = ({ fault }: Screen) => fault === undefined || fault === 'fails'

// A file of the site on which no script runs.
const bareFile = '/robots.txt'

// Runs in the page. A question about what was not saved would stop the driver of WebKit.
const leaveUnasked = () =>
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })

// Runs in the page: no screen finds what another has left behind. Databases are emptied and not deleted,
// because a page that WebKit keeps for going back can still have them open.
const emptyStores = async () => {
  const done = (request: EventTarget, event: string) =>
    new Promise((resolve, reject) => {
      request.addEventListener(event, resolve)
      request.addEventListener('error', reject)
    })
  const emptyDatabase = async (name: string) => {
    const opening = indexedDB.open(name)
    await done(opening, 'success')
    const database = opening.result
    const stores = [...database.objectStoreNames]
    if (stores.length > 0) {
      const transaction = database.transaction(stores, 'readwrite')
      for (const store of stores) transaction.objectStore(store).clear()
      await done(transaction, 'complete')
    }
    database.close()
  }
  localStorage.clear()
  sessionStorage.clear()
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  for (const { name } of await indexedDB.databases()) await emptyDatabase(name ?? '')
}

// Runs in the page.
const setChoices = ([tokens, isDark]: [{ access: string; refresh: string } | null, boolean]) => {
  localStorage.setItem('darkMode', String(isDark))
  if (tokens === null) return
  localStorage.setItem('access_token', tokens.access)
  localStorage.setItem('refresh_token', tokens.refresh)
}

// Runs in the page.
const hasContent = () =>
  [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
  document.querySelector('main [aria-busy=true]') === null

/** Opens a screen in its state; the returned function leaves it, and brings back what was taken down. */
export const openInEngine = async (
  page: EnginePage,
  sample: SampleProduct,
  screen: Screen,
  { width, isDark }: EngineAppearance,
) => {
  const tokens = await sample.tokensOf(screen.viewer)
  const repair = await breakProduct(sample, screen)
  const close = async () => {
    await page.run(leaveUnasked, undefined)
    await page.goto(bareFile)
    await repair()
  }
  try {
    await page.goto(bareFile)
    await page.run(emptyStores, undefined)
    await page.run(setChoices, [tokens ?? null, isDark])
    await page.resize(width, 844)
    await page.goto(pathOf(sample, screen))
    await page.until(hasContent, undefined)
    if (screen.fault === 'fails') await page.see('button', /Try again/i)
    await screen.prepare?.(page)
    return close
  } catch (error) {
    await close()
    throw error
  }
}
