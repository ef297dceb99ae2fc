// The delivered site with many more remotes than the product has.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from '@truenorth/delivery/publish'

const packageOf = async (work: string, number: number) => {
  const name = `extra-${number}`
  const dir = join(work, 'crowd', name)
  const files = {
    'package.json': { version: '1.0.0' },
    'remote.json': {
      name,
      title: `Extra ${number}`,
      routes: [{ path: `/${name}`, access: 'user', title: `Extra ${number}` }],
      nav: [{ label: `Extra ${number}`, path: `/${name}`, access: 'user', order: 100 + number }],
      slots: [],
    },
    'dist/record.json': { package: name, needs: {}, packages: [], outside: [] },
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

/** A copy of a site with so many remotes in all. */
export const crowdedSite = async (
  delivered: string,
  work: string,
  remotes: number,
  present: number,
) => {
  const site = join(work, 'crowded')
  await rm(site, { recursive: true, force: true })
  await cp(delivered, site, { recursive: true, verbatimSymlinks: true })
  const numbers = Array.from({ length: remotes - present }, (_, index) => index + 1)
  await publish(site, {
    remotes: await Promise.all(numbers.map((number) => packageOf(work, number))),
  })
  return site
}
