// The sites that the delivered one is compared with: the same code as one program, and its landing page as plain HTML.
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { publish } from '@truenorth/delivery/publish'
import { registryElementId } from '@truenorth/delivery/registry'
import { precompress } from '@truenorth/delivery/precompress'

const registryScript = new RegExp(
  `(<script type="application/json" id="${registryElementId}">)([^<]*)`,
)

const bundle = async (root: string, output: string) => {
  type Configured = { monolithConfig: (output: string) => Parameters<typeof rspack>[0] }
  const { monolithConfig }: Configured = await import(join(root, 'bench/monolith.config.js'))
  const compiler = rspack(monolithConfig(output))
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error)
      return stats?.hasErrors() ? reject(new Error(stats.toString('errors-only'))) : resolve()
    })
  })
}

/** Builds the monolith and puts the delivered site's registry into its documents, so that both know the same routes. */
export const createMonolithSite = async (root: string, delivered: string, work: string) => {
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

const scripts = [
  /<link rel="preload" as="script"[^>]*>\n?/g,
  /<script\b[^>]*>[^<]*<\/script>\n?/g,
  /<script>[\s\S]*?<\/script>\n?/g,
]

/** Copies a delivered site's documents and removes the scripts from the landing page. */
export const createStaticSite = async (delivered: string, work: string) => {
  const site = join(work, 'static')
  await rm(site, { recursive: true, force: true })
  await mkdir(join(site, 'generations'), { recursive: true })
  await cp(join(delivered, 'live'), join(site, 'generations/000001'), {
    recursive: true,
    dereference: true,
  })
  await symlink('generations/000001', join(site, 'live'))
  for (const folder of await readdir(delivered))
    if (['assets', 'remotes', 'shells'].includes(folder))
      await symlink(join(delivered, folder), join(site, folder))
  const document = join(site, 'live/index.html')
  const html = await readFile(document, 'utf8')
  await writeFile(
    document,
    scripts.reduce((text, script) => text.replaceAll(script, ''), html),
  )
  await precompress(document)
  return site
}
