import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { publish } from './publish.ts'
import { readLive } from './generation.ts'
import { integrityOf } from '../site/files.ts'
import { siteLayout } from '../site/layout.ts'
import { builtRemote, builtShell, temporaryFolder } from '../../test/fakePackages.ts'

const rounds = process.env['FULL'] ? 40 : 6
const program = join(process.cwd(), 'delivery/test/publishForever.mjs')
// Longer than one publish takes, so that it is killed while it reads, copies, waits for the lock or writes.
const longestLifeMs = 250

/** Starts a writer and kills it at a random moment. */
const killWriter = async (site: string, dirs: string[]) => {
  const writer = spawn(process.execPath, [program, site, ...dirs], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(writer.stdout, 'data')
  await wait(Math.random() * longestLifeMs)
  writer.kill('SIGKILL')
  await once(writer, 'close')
}

/** Every file that a browser is sent to exists and has its hash. */
const expectSound = async (site: string) => {
  const { registry } = await readLive(siteLayout(site))
  for (const { name, entry, integrity } of registry.remotes) {
    const manifest = await readFile(join(site, entry))
    expect(integrityOf(manifest, 'sha256')).toBe(integrity)
    const files = JSON.parse(String(manifest)) as { integrity: Record<string, string> }
    for (const [file, hash] of Object.entries(files.integrity))
      expect(integrityOf(await readFile(join(site, entry, '..', file)))).toBe(hash)
    expect(await readFile(join(site, 'live', `screen.${name}.html`), 'utf8')).toContain(entry)
  }
  return registry
}

test('a publish killed at any moment leaves a site that works, and the next one goes through', async () => {
  const site = await temporaryFolder()
  const dirs = [await builtRemote('mood'), await builtRemote('mood', { text: 'changed' })]
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('journal')] })
  for (let round = 0; round < rounds; round++) {
    await killWriter(site, dirs)
    const { sequence } = await expectSound(site)
    await publish(site, { remotes: [await builtRemote('journal', { text: String(round) })] })
    expect((await expectSound(site)).sequence).toBe(sequence + 1)
  }
}, 120_000)
