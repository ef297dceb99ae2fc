import { unthrottled } from './network.ts'
import { openProfile } from './profile.ts'
import { screens } from './screens.ts'
import type { Contest } from './contest.ts'
import { visitPrerendered } from './visit.ts'

const barKilobytes = 3

/** What many registered remotes cost the landing page. */
export const crowdOf = async ({ browser, urls }: Contest, crowded: string) => {
  const landing = async (site: string) => {
    const profile = await openProfile(browser, site)
    const opened = await profile.open(unthrottled)
    const toRemotes: string[] = []
    opened.page.on('request', (request) => {
      if (request.url().includes('/remotes/')) toRemotes.push(request.url())
    })
    const numbers = await visitPrerendered(opened, screens.landing)
    await profile.close()
    return { ...numbers, toRemotes: toRemotes.length }
  }
  const few = await landing(urls.federated)
  const many = await landing(crowded)
  const addedKilobytes = many.kilobytes - few.kilobytes
  const isMet = addedKilobytes <= barKilobytes && many.toRemotes === 0
  return { addedKilobytes, barKilobytes, requestsToRemotes: many.toRemotes, isMet }
}
