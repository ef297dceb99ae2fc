// Two sites of the same code: as it is delivered, and as one program.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { publish } from '@truenorth/delivery/publish'
import { registryElementId } from '@truenorth/delivery/registry'
import { precompress } from '@truenorth/delivery/precompress'

const registryScript = new RegExp(
  `(<script type="application/json" id="${registryElementId}">)([^<]*)`,
)

/** Builds the monolith and puts the delivered site's registry into its documents, so that both know the same routes. */
export const monolithSite = async (root: string, delivered: string, work: string) => {
  const site = join(work, 'site')
  const shell = join(work, 'shell')
  await rm(site, { recursive: true, force: true })
  await bundle(root, join(shell, 'dist'))
  await publish(site, { shell })
  const [, , registry = ''] =
    registryScript.exec(await readFile(join(delivered, 'live/app.html'), 'utf8')) ?? []
  const live = join(site, 'live')
  for (const file of (await readdir(live)).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(live, file), 'utf8')
    await writeFile(
      join(live, file),
      html.replace(registryScript, (_all, open: string) => open + registry),
    )
    await precompress(join(live, file))
  }
  return site
}

const bundle = async (root: string, output: string) => {
  const { monolithConfig }: { monolithConfig: (output: string) => Parameters<typeof rspack>[0] } =
    await import(join(root, 'bench/monolith.config.js'))
  const compiler = rspack(monolithConfig(output))
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error)
      return stats?.hasErrors() ? reject(new Error(stats.toString('errors-only'))) : resolve()
    })
  })
}
