// The delivered site with many more remotes than the product has, and what they cost the landing page.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from '@truenorth/delivery/publish'
import { unthrottled } from './network.ts'
import { type Contest, openProfileOn, visitPrerendered } from './profile.ts'
import { screens } from './screens.ts'

const writePackage = async (work: string, number: number) => {
  const name = `extra-${number}`
  const dir = join(work, 'crowd', name)
  const files = {
    'package.json': { name: `@truenorth/${name}`, version: '1.0.0' },
    'remote.json': {
      name,
      title: `Extra ${number}`,
      routes: [{ path: `/${name}`, access: 'user', title: `Extra ${number}` }],
      nav: [{ label: `Extra ${number}`, path: `/${name}`, access: 'user', order: 100 + number }],
      slots: [],
    },
    'dist/record.json': { needs: {}, packages: [], outside: [] },
    'dist/mf-manifest.json': {
      name,
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './App', assets: { js: { sync: [], async: [] } } }],
    },
    'dist/remoteEntry.js': `// ${number}`,
  }
  await mkdir(join(dir, 'dist'), { recursive: true })
  for (const [file, content] of Object.entries(files))
    await writeFile(
      join(dir, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  return dir
}

/** Copies a site and adds remotes until there are `total`, of which it has `present` already. */
export const createCrowdedSite = async (
  delivered: string,
  work: string,
  total: number,
  present: number,
) => {
  const site = join(work, 'crowded')
  await rm(site, { recursive: true, force: true })
  await cp(delivered, site, { recursive: true, verbatimSymlinks: true })
  const numbers = Array.from({ length: total - present }, (_, index) => index + 1)
  await publish(site, {
    remotes: await Promise.all(numbers.map((number) => writePackage(work, number))),
  })
  return site
}

const barKilobytes = 3

/** How many kilobytes many registered remotes add to the landing page, and whether it requests any of them. */
export const measureManyRemotes = async ({ browser, urls }: Contest, crowdedUrl: string) => {
  const openLanding = async (site: string) => {
    const profile = await openProfileOn(browser, site)
    const opened = await profile.open(unthrottled)
    let toRemotes = 0
    opened.page.on('request', (request) => {
      if (request.url().includes('/remotes/')) toRemotes += 1
    })
    const numbers = await visitPrerendered(opened, screens.landing)
    await profile.close()
    return { ...numbers, toRemotes }
  }
  const few = await openLanding(urls.federated)
  const many = await openLanding(crowdedUrl)
  const addedKilobytes = many.kilobytes - few.kilobytes
  const isMet = addedKilobytes <= barKilobytes && many.toRemotes === 0
  return { addedKilobytes, barKilobytes, requestsToRemotes: many.toRemotes, isMet }
}
