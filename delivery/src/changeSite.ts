// Every change of a site goes this way: read what is live, change it, check the whole, flip.
import { checkSite } from './checks/checkSite.ts'
import { refuseAny, Refusal } from './refusal.ts'
import {
  prepareSite,
  readLive,
  writeGeneration,
  type Generation,
  type Live,
} from './site/generation.ts'
import { siteLayout, type SiteLayout } from './site/layout.ts'
import { withLock } from './site/lock.ts'

type Change = (live: Live) => Live

/** What would be live after a change; checked. */
export const planChange = async (layout: SiteLayout, change: Change) => {
  const live = await readLive(layout)
  const changed = change(live)
  const { shell } = changed
  if (!shell)
    throw new Refusal('The site has no shell yet: publish the shell first, by npm run build.')
  const registry = { ...changed.registry, shell: shell.scripts[0]?.file ?? '' }
  const next: Generation = { ...changed, registry, shell }
  refuseAny(checkSite(next))
  return { live, next }
}

/**
 * Changes a site by one flip, while nobody else changes it.
 * @returns the live generation, changed or not
 * @throws a refusal when what would be live does not fit together
 */
export const changeSite = async (site: string, change: Change): Promise<Generation> => {
  const layout = siteLayout(site)
  await prepareSite(layout)
  return withLock(layout.lock, async () => {
    const { live, next } = await planChange(layout, change)
    if (isSame(live, next)) return next
    const registry = { ...next.registry, sequence: live.registry.sequence + 1 }
    await writeGeneration(layout, { ...next, registry })
    return { ...next, registry }
  })
}

const isSame = (live: Live, next: Generation) =>
  JSON.stringify([live.registry, live.shell, live.api]) ===
  JSON.stringify([next.registry, next.shell, next.api])
