import { builtRemote } from '../../delivery/test/fakePackages.ts'
import { teamsSite } from '../../delivery/test/teamsSite.ts'
import { startWeb } from '../../delivery/src/web/startWeb.ts'
import { runTyped } from '../command/commandLine.js'
import { delivery } from '../command/delivery.js'

test('a team publishes, tries, promotes, takes back, pins and looks back, by commands and the token alone', async () => {
  const { site: folder, token } = await teamsSite()
  const web = await startWeb({
    site: folder,
    port: 0,
    api: () => new Response(undefined, { status: 404 }),
  })
  process.env['TRUENORTH_TOKEN'] = token
  try {
    const site = web.url.replace('localhost', '127.0.0.1')
    const dir = await builtRemote('mood', { text: 'calmer' })
    const run = async (...typed: string[]) => {
      const ended = await runTyped(delivery, [...typed, '--site', site, '--json'], dir)
      return { exitCode: ended.exitCode, ...JSON.parse(ended.out) }
    }
    const live = async (): Promise<string> =>
      (await run('list')).remotes.find(({ name }: { name: string }) => name === 'mood').version
    const first = await live()

    const planned = await run('publish', '--no-build', '--dry-run')
    expect(planned).toMatchObject({ exitCode: 0, dry_run: true })
    expect(await live()).toBe(first)

    const tried = await run('publish', '--no-build', '--canary', '10', '--note', 'calmer colors')
    expect(tried.remote.canary).toMatchObject({ share: 10 })
    const second: string = tried.remote.canary.version
    expect((await run('canary', '50')).remote.canary.share).toBe(50)
    expect((await run('promote')).remote.version).toBe(second)
    expect((await run('rollback')).remote.version).toBe(first)
    expect((await run('pin', second)).remote).toMatchObject({ version: second, pinned: true })
    expect((await run('unpin')).remote.pinned).toBe(false)
    expect((await run('disable')).remote.enabled).toBe(false)
    expect((await run('enable')).remote.enabled).toBe(true)
    expect((await run('list', 'mood')).releases).toHaveLength(2)

    const { entries } = await run('log', '--remote', 'mood')
    expect(JSON.stringify(entries)).toContain('calmer colors')
    expect((await run('history')).states.length).toBeGreaterThan(5)
    // Only whoever holds all remotes restores the site.
    expect(await run('restore', '1')).toMatchObject({ ok: false, exitCode: 4 })
    expect(await run('end')).toMatchObject({ ok: false, exitCode: 1 })
    expect(await run('pin', '--remote', 'journal')).toMatchObject({ ok: false, exitCode: 4 })
    process.env['TRUENORTH_TOKEN'] = 'tnd_unknown'
    expect(await run('list')).toMatchObject({ ok: false, exitCode: 4 })
  } finally {
    delete process.env['TRUENORTH_TOKEN']
    await web.stop()
  }
})
