// What stories without a network do over and over: wait until the shell is kept, look at the line that says so.
import type { Page } from 'playwright-core'

export const cannotBeReached = /Truenorth cannot be reached/

const isKept = (page: Page) =>
  page.evaluate(async () => {
    const shell = await caches.open('truenorth-shell')
    const files = await caches.open('truenorth-files')
    const used = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(assets|remotes)\//.test(path))
    const kept = await Promise.all(used.map((path) => files.match(path, { ignoreVary: true })))
    return (await shell.keys()).length > 0 && kept.every(Boolean)
  })

/** Until the service worker has the shell and everything that this page used so far. */
export const shellIsKept = async (page: Page) => {
  while (!(await isKept(page))) await page.waitForTimeout(200)
}
