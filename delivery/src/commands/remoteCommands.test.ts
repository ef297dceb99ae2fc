import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { publish } from '../publishing/publish.ts'
import { runRemoteCommand } from './remoteCommands.ts'
import { readLive } from '../publishing/generation.ts'
import { siteLayout } from '../site/layout.ts'
import { builtRemote, builtShell, temporaryFolder } from '../../test/fakePackages.ts'

const moodIn = async (site: string) => {
  const { registry } = await readLive(siteLayout(site))
  return registry.remotes.find(({ name }) => name === 'mood')
}

/** A site with two versions of mood; `first` is the older one. */
const twoVersions = async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const first = (await moodIn(site))?.version ?? ''
  const manifest = { routes: [{ path: '/moods', access: 'user', title: 'Moods' }] }
  await publish(site, { remotes: [await builtRemote('mood', { text: 'second', manifest })] })
  const second = (await moodIn(site))?.version ?? ''
  const run = (...words: string[]) => runRemoteCommand(site, words)
  return { site, first, second, run }
}

test('a rollback restores the version and its manifest', async () => {
  const { site, first, second, run } = await twoVersions()
  expect(await run('rollback', 'mood')).toContain(`mood is back at ${first}. ${second} stays`)
  expect((await moodIn(site))?.routes).toMatchObject([{ path: '/mood' }])
})

test('a rollback may name a version', async () => {
  const { site, first, run } = await twoVersions()
  await run('rollback', 'mood', first)
  expect((await moodIn(site))?.version).toBe(first)
  await expect(run('rollback', 'mood', '9.9.9')).rejects.toThrow(
    `There is no version 9.9.9 of mood in this site. There is`,
  )
})

test('a canary that is ended leaves everybody with the live version', async () => {
  const { site, first, second, run } = await twoVersions()
  await run('rollback', 'mood')
  await run('canary', 'mood', '30', second)
  expect(await run('list', 'mood')).toContain(`${second} for 30 % of browsers`)
  expect(await run('canary', 'mood', 'end')).toBe(`Every browser gets mood ${first}.`)
  expect((await moodIn(site))?.canary).toBeUndefined()
})

test('a pin may name a version, and unpinning stays there', async () => {
  const { site, first, run } = await twoVersions()
  expect(await run('pin', 'mood', first)).toContain(`pinned to ${first}`)
  expect(await run('unpin', 'mood')).toContain(`It is at ${first}.`)
  expect(await moodIn(site)).toMatchObject({ version: first })
})

test('a disabled remote is in no document until it is enabled', async () => {
  const { site, run } = await twoVersions()
  const document = () => readFile(join(site, 'live/app.html'), 'utf8')
  expect(await run('disable', 'mood')).toContain('mood is out of the product')
  expect(await document()).not.toContain('/moods')
  expect(await run('list')).toContain('disabled')
  expect(await run('enable', 'mood')).toContain('mood is in the product')
  expect(await document()).toContain('/moods')
})

test('each command is one new generation and writes no file of a remote', async () => {
  const { site, second, run } = await twoVersions()
  const files = () => readdir(join(site, 'remotes'), { recursive: true })
  const before = await files()
  const sequence = async () => (await readLive(siteLayout(site))).registry.sequence
  const commands = [
    ['rollback', 'mood'],
    ['canary', 'mood', '10', second],
    ['canary', 'mood', '20'],
    ['canary', 'mood', 'end'],
    ['pin', 'mood'],
    ['unpin', 'mood'],
    ['disable', 'mood'],
    ['enable', 'mood'],
  ]
  for (const words of commands) {
    const was = await sequence()
    await run(...words)
    expect([words.join(' '), await sequence()]).toEqual([words.join(' '), was + 1])
  }
  expect(await files()).toEqual(before)
})

test('lists what is live, one line a remote, and the versions of one remote', async () => {
  const { first, second, run } = await twoVersions()
  expect(await run('list')).toBe(`mood  ${second}, before that ${first}`)
  const lines = (await run('list', 'mood')).split('\n').slice(1)
  expect(lines).toHaveLength(2)
  expect(lines.find((line) => line.includes(second))).toMatch(/published \d{4}-\d\d-\d\d .*, live$/)
})

test('a canary of a version in the site can be raised and promoted', async () => {
  const { site, first, second, run } = await twoVersions()
  await run('rollback', 'mood')
  expect(await run('canary', 'mood', '10', second)).toBe(
    `10 % of browsers get mood ${second}, the others ${first}.`,
  )
  await run('canary', 'mood', '50')
  expect((await moodIn(site))?.canary?.share).toBe(50)
  expect(await run('canary', 'mood', 'promote')).toBe(`Every browser gets mood ${second}.`)
  expect((await moodIn(site))?.canary).toBeUndefined()
})

test('a pinned remote keeps its version when another is published', async () => {
  const { site, second, run } = await twoVersions()
  await run('pin', 'mood')
  await publish(site, { remotes: [await builtRemote('mood', { text: 'third' })] })
  expect((await moodIn(site))?.version).toBe(second)
  expect(await run('unpin', 'mood')).not.toContain(second)
})

test('a rollback to a version that does not fit the shell is refused', async () => {
  const site = await temporaryFolder()
  await publish(site, {
    shell: await builtShell(),
    remotes: [
      await builtRemote('mood', { record: { needs: { '@truenorth/shared-ui': ['Text'] } } }),
    ],
  })
  const first = (await moodIn(site))?.version ?? ''
  await publish(site, { remotes: [await builtRemote('mood', { text: 'second' })] })
  await runRemoteCommand(site, ['forget', 'mood'])
  await publish(site, {
    shell: await builtShell('less', { exports: { '@truenorth/shared-ui': ['Page'] } }),
  })
  await expect(runRemoteCommand(site, ['rollback', 'mood', first])).rejects.toThrow('imports Text')
})

test.each([
  [[], 'npm run remote -- rollback NAME [VERSION]'],
  [['undo', 'mood'], 'npm run remote -- rollback NAME [VERSION]'],
  [['rollback'], 'npm run remote -- rollback NAME [VERSION]'],
  [['canary', 'mood'], 'npm run remote -- canary NAME end'],
  [['disable', 'mood', 'now'], 'npm run remote -- disable NAME'],
  [['list', 'mood', 'all'], 'npm run remote -- list [NAME]'],
  [['rollback', 'moods'], 'The site has mood.'],
  [['list', 'moods'], 'The site has mood.'],
  [['canary', 'mood', 'many'], 'a whole number from 1 to 100, not many'],
  [['canary', 'mood', '0'], 'a whole number from 1 to 100, not 0'],
  [['canary', 'mood', '10'], 'no canary running'],
  [['canary', 'mood', '10', '9.9.9'], 'There is no version 9.9.9 of mood'],
  [['pin', 'mood', '9.9.9'], 'There is no version 9.9.9 of mood'],
])('%j is refused with what to do', async (words, sentence) => {
  const { site, run } = await twoVersions()
  const before = await moodIn(site)
  await expect(run(...words)).rejects.toThrow(sentence)
  expect(await moodIn(site)).toEqual(before)
})

test('the history lists every state with what changed in it, newest first', async () => {
  const { first, second, run } = await twoVersions()
  await run('rollback', 'mood')
  const lines = (await run('history')).split('\n')
  expect(lines).toEqual([
    expect.stringMatching(`^3  .* live  mood ${first}, before that ${second}$`),
    expect.stringMatching(`^2  .*  mood ${second}, before that ${first}$`),
    expect.stringMatching(`^1  .*  another shell; mood ${first}$`),
  ])
})

test('an earlier state comes back, also where the live one cannot be read', async () => {
  const { site, first, run } = await twoVersions()
  await writeFile(join(site, 'live/remotes.json'), '{"schema":1,')
  await expect(run('list')).rejects.toThrow('restore')
  expect(await run('history')).toMatch(/^2 .* live {2}cannot be read\n1 /)
  expect(await run('restore', '1')).toBe('The site is as it was at 1. That is its state 3 now.')
  expect((await moodIn(site))?.version).toBe(first)
  await expect(run('restore', '2')).rejects.toThrow('cannot be read')
  await expect(run('restore', '9')).rejects.toThrow(
    'There is no state 9 in this site. There is 1, 2',
  )
})

test('a state whose files have been removed does not come back', async () => {
  const { site, first, run } = await twoVersions()
  await rm(join(site, 'remotes/mood', first), { recursive: true })
  await expect(run('restore', '1')).rejects.toThrow(`The files of mood ${first} have been removed`)
})

test.each<[string, (release: object) => object]>([
  ['another owner', (release) => ({ ...release, package: '@elsewhere/mf-mood' })],
  ['another address', (release) => ({ ...release, integrity: 'sha256-AAAA' })],
  ['other routes', (release) => ({ ...release, routes: [] })],
])('a release that was given %s after it was published does not come back', async (_, change) => {
  const { site, first, run } = await twoVersions()
  const path = join(site, 'remotes/mood', first, 'release.json')
  await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')) as object)))
  await expect(run('rollback', 'mood', first)).rejects.toThrow('is not what was published')
})

test('list says how the feedback of a remote goes, where it is told whom to ask', async () => {
  const { site } = await twoVersions()
  const counts = [
    { remote: 'mood', waiting: 3, releases: [{ version: '2.0.0-abc', rated: 8, mean: 3.25 }] },
  ]
  const api = createServer(({ url, headers }, response) => {
    const isKnown = url === '/api/feedback/remotes/' && headers.authorization === 'Bearer right'
    response.writeHead(isKnown ? 200 : 404).end(JSON.stringify(isKnown ? counts : {}))
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const bound = api.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  const list = (token: string) =>
    runRemoteCommand(site, ['list'], { source: { api: address, token } })
  expect(await list('right')).toContain(
    '  feedback: 3 waiting for an answer\n  2.0.0-abc  3.3 stars from 8 within 30 days',
  )
  await expect(list('wrong')).rejects.toThrow('answers 404: is the token right?')
  api.closeAllConnections()
  api.close()
  await expect(list('right')).rejects.toThrow('is not reached')
})
