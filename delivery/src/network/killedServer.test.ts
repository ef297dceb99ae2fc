import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expectSound } from '../../test/soundSite.ts'
import { archived, teamsSite } from '../../test/teamsSite.ts'

const rounds = process.env['FULL'] ? 100 : 6
const program = join(process.cwd(), 'delivery/test/serveSite.mjs')
// Longer than one publish takes, so that the server is killed while it receives, checks, copies or writes.
const longestLifeMs = 400

const startServer = async (site: string) => {
  const server = spawn(process.execPath, [program, site], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  return { url: String(line).trim(), server }
}

test('a server killed at any moment of a publish leaves a whole site, and a log that agrees with it', async () => {
  const { site, token, seenOf, put } = await teamsSite()
  const archives = [
    await archived('mood', { text: 'one' }),
    await archived('mood', { text: 'two' }),
  ]
  for (let round = 0; round < rounds; round++) {
    const { url, server } = await startServer(site)
    const killed = wait(Math.random() * longestLifeMs).then(() => server.kill('SIGKILL'))
    for (let i = 0; !server.killed; i++) {
      const answer = await fetch(`${url}/_delivery/remotes/mood/`, {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/gzip',
          'If-Match': (await seenOf('/remotes/mood/')) ?? '',
        },
        body: archives[i % archives.length] ?? null,
      }).catch(() => undefined)
      await answer?.text().catch(() => undefined)
    }
    await killed
    if (server.exitCode === null && server.signalCode === null) await once(server, 'close')
    const { sequence } = await expectSound(site)
    const next = await put('mood', await archived('mood', { text: `round ${round}` }))
    expect(next.status).toBe(200)
    expect((await expectSound(site)).sequence).toBe(sequence + 1)
  }
}, 600_000)
