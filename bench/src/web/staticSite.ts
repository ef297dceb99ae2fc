// The landing page as plain HTML: the same document without any script.
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { precompress } from '@truenorth/delivery/precompress'

const scripts = [
  /<link rel="preload" as="script"[^>]*>\n?/g,
  /<script\b[^>]*>[^<]*<\/script>\n?/g,
  /<script>[\s\S]*?<\/script>\n?/g,
]

/** Copies a delivered site's documents and takes the scripts out of the landing page. */
export const staticSite = async (delivered: string, work: string) => {
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
