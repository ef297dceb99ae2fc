import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { publish } from './publish.ts'
import { expectSound } from '../../test/soundSite.ts'
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
