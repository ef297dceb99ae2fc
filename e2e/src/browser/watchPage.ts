import type { Page } from 'playwright-core'

// The reference back end says 404 when there is no reading today; browsers log every 404.
const noReadingToday = /404 .*\/api\/mood\/today\//

/** Collects what a page may not do unseen: console errors, exceptions, requests that leave the machine. */
export const watchPage = (origin: string) => {
  const complaints: string[] = []
  const expected: RegExp[] = [noReadingToday]
  const follow = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error')
        complaints.push(`console: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url))
        complaints.push(`left the machine: ${url}`)
    })
    return page
  }
  return {
    follow,
    expectErrors: (...patterns: RegExp[]) => void expected.push(...patterns),
    complaints: () => complaints.filter((text) => !expected.some((pattern) => pattern.test(text))),
  }
}

export type Watch = ReturnType<typeof watchPage>
