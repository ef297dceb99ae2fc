// What holds of a site at any moment, whatever was killed.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { readLog } from '../src/publishing/changeLog.ts'
import { readLive } from '../src/publishing/generation.ts'
import { integrityOf } from '../src/site/files.ts'
import { siteLayout } from '../src/site/layout.ts'

const sealed = z.object({ integrity: z.record(z.string(), z.string()) })

/**
 * Every file that a browser is sent to exists and has its hash, and the newest record of the log is of the change
 * that made the live state.
 * @returns the live registry
 */
export const expectSound = async (site: string) => {
  const { registry } = await readLive(siteLayout(site))
  for (const { name, entry, integrity } of registry.remotes) {
    const manifest = await readFile(join(site, entry))
    expect(integrityOf(manifest, 'sha256')).toBe(integrity)
    const files = sealed.parse(JSON.parse(String(manifest)))
    for (const [file, hash] of Object.entries(files.integrity))
      expect(integrityOf(await readFile(join(site, entry, '..', file)))).toBe(hash)
    expect(await readFile(join(site, 'live', `screen.${name}.html`), 'utf8')).toContain(entry)
  }
  const [newest] = await readLog(siteLayout(site), { limit: 1 })
  expect(newest?.sequence).toBe(registry.sequence)
  for (const { remote, to } of newest?.changes ?? [])
    if (remote !== 'shell')
      expect(to).toBe(registry.remotes.find(({ name }) => name === remote)?.version)
  return registry
}
