import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { runTeamCommand } from '../commands/teamCommands.ts'
import { startWeb } from '../web/startWeb.ts'
import { builtRemote } from '../../test/fakePackages.ts'
import {
  archived,
  archiveOf,
  contentsOf,
  entriesOf,
  teamsSite,
  tokenIn,
  type Entry,
} from '../../test/teamsSite.ts'

const megabyte = 1024 * 1024

/** A built mood with further entries in its archive. */
const withEntries = async (...more: Entry[]) =>
  archiveOf([...(await entriesOf(await builtRemote('mood', { text: 'attack' }))), ...more])

const blockBytes = 512
const checksum = { at: 148, bytes: 8 }

/** A tar of so many empty files: one header, of which the name and its checksum are changed. */
const emptyFiles = async (count: number) => {
  const tar = gunzipSync(await archiveOf([{ name: 'dist/000000.js' }]))
  const header = tar.subarray(0, blockBytes)
  const headers = Array.from({ length: count }, (_, i) => {
    const block = Buffer.from(header)
    block.write(`dist/${String(i).padStart(6, '0')}.js`)
    block.fill(' ', checksum.at, checksum.at + checksum.bytes)
    const sum = block.reduce((total, byte) => total + byte, 0)
    block.write(`${sum.toString(8).padStart(6, '0')}\0 `, checksum.at)
    return block
  })
  return gzipSync(Buffer.concat(headers), { level: 1 })
}

/** A built mood with a part of one of its files replaced. */
const withEdited = async (file: string, change: (json: Record<string, unknown>) => object) => {
  const entries = await entriesOf(await builtRemote('mood', { text: 'attack' }))
  return archiveOf(
    entries.map((entry) =>
      entry.name === file
        ? {
            name: file,
            content: JSON.stringify(
              change(JSON.parse(String(entry.content)) as Record<string, unknown>),
            ),
          }
        : entry,
    ),
  )
}

/** What a chunk of a real bundle looks like, which imports Page and Globe. */
const bundled = {
  entry:
    '(()=>{var e={};e.consumesLoadingData={moduleIdToConsumeDataMapping:{54:{shareKey:"@truenorth/shared-ui",requiredVersion:"^1.0.0"}}}})()',
  chunk:
    '"use strict";(globalThis.chunks||=[]).push([[1],{7(e,t,n){n.d(t,{a:()=>o});var r=n(54);let o=()=>[r.Page,(0,r.Globe)(n)]}}]);',
}

test.each<[string, () => Promise<Buffer>, number, RegExp]>([
  [
    'a way out of the folder',
    () => withEntries({ name: 'dist/../../evil.js' }),
    400,
    /leads outside/,
  ],
  ['an absolute path', () => withEntries({ name: '/etc/evil' }), 400, /leads outside|names have/],
  ['a hidden file', () => withEntries({ name: 'dist/.htaccess' }), 400, /is hidden/],
  [
    'a symbolic link',
    () => withEntries({ name: 'dist/link', type: 'symlink', linkname: '/etc/passwd' }),
    400,
    /holds a link/,
  ],
  [
    'a hard link',
    () => withEntries({ name: 'dist/link', type: 'link', linkname: '../../teams.json' }),
    400,
    /holds a link/,
  ],
  ['a device', () => withEntries({ name: 'dist/tty', type: 'character-device' }), 400, /device/],
  ['a name twice', () => withEntries({ name: 'dist/APP.js' }), 400, /twice/],
  ['a file as a folder', () => withEntries({ name: 'dist/app.js/x.js' }), 400, /twice/],
  ['a name for a page', () => withEntries({ name: 'dist/"><script>.js' }), 400, /names have/],
  ['a file beside dist', () => withEntries({ name: 'node_modules/x.js' }), 400, /takes package/],
  ['a hundred thousand files', () => emptyFiles(100_000), 413, /more than 500 files/],
  [
    'a bomb of two gigabytes',
    async () => {
      const zeros = gzipSync(Buffer.alloc(64 * megabyte))
      return Buffer.concat([
        await archiveOf([{ name: 'dist/app.js', content: Buffer.alloc(19 * megabyte) }]),
        ...Array.from({ length: 32 }, () => zeros),
      ])
    },
    413,
    /more than 20 MB unpacked/,
  ],
  [
    'more bytes than are taken',
    () => archiveOf([{ name: 'dist/noise.js', content: randomBytes(21 * megabyte) }]),
    413,
    /more than 20 MB/,
  ],
  ['half an archive', async () => (await withEntries()).subarray(0, 200), 400, /to its end/],
  ['no archive', async () => Buffer.from('hello'), 400, /to its end/],
  ['nothing in it', () => archiveOf([]), 422, /lacks package\.json/],
  [
    'a version that leads outside',
    () => withEdited('package.json', (json) => ({ ...json, version: '../../../live' })),
    422,
    /^package\.json has to be put right at version/,
  ],
  [
    'the name of another remote',
    () => archived('journal', { text: 'attack' }),
    422,
    /holds journal, and it was sent to mood/,
  ],
  [
    'a record with files that do not exist',
    () =>
      withEdited('dist/record.json', (json) => ({
        ...json,
        parts: { './App': { files: ['x"><script>'], doors: [], later: [] } },
      })),
    422,
    /has no such file/,
  ],
  [
    'a record that hides what the code imports',
    async () => {
      const entries = await entriesOf(
        await builtRemote('mood', {
          shared: [{ name: '@truenorth/shared-ui', requiredVersion: '^1.0.0' }],
        }),
      )
      return archiveOf([
        ...entries.filter(({ name }) => !name.endsWith('.js')),
        { name: 'dist/remoteEntry.js', content: bundled.entry },
        { name: 'dist/app.js', content: bundled.chunk },
      ])
    },
    422,
    /^mood imports Globe from @truenorth\/shared-ui, and dist\/record\.json does not say so/,
  ],
  [
    'a record that needs what the shell lacks',
    () =>
      withEdited('dist/record.json', (json) => ({
        ...json,
        needs: { '@truenorth/shared-ui': ['Globe'] },
      })),
    422,
    /imports Globe .* which the shell does not export/,
  ],
  [
    'a record that names one thing a million times',
    () =>
      withEdited('dist/record.json', (json) => ({
        ...json,
        needs: { '@truenorth/shared-ui': Array.from({ length: 1_000_000 }, () => 'Page') },
      })),
    422,
    /describes itself in more than 64 KB/,
  ],
])(
  'an archive with %s is refused, and the site is as it was',
  async (_, archive, status, reason) => {
    const { site, put } = await teamsSite()
    const before = await contentsOf(site)
    const answer = await put('mood', await archive())
    expect([answer.status, answer.body['detail']]).toEqual([status, expect.stringMatching(reason)])
    expect(JSON.stringify(answer.body)).not.toContain(site)
    expect(await contentsOf(site)).toBe(before)
  },
)

test('whoever has no token that counts, no right or no such remote is refused, and the site is as it was', async () => {
  let now = new Date()
  const { site, put, change } = await teamsSite({ now: () => now })
  const add = async (team: string, rights: string) =>
    tokenIn(await runTeamCommand(site, ['add', team], { name: team, rights, days: '30' }))
  const other = await add('journal', 'publish,release,operate')
  await runTeamCommand(site, ['remotes', 'mood', 'mood,none'])
  const publisher = tokenIn(await runTeamCommand(site, ['token', 'mood'], { rights: 'publish' }))
  const revoked = tokenIn(await runTeamCommand(site, ['token', 'mood']))
  const listed = await runTeamCommand(site, ['list'])
  const lines = listed.split('\n').filter((line) => line.startsWith('  '))
  await runTeamCommand(site, ['revoke', 'mood', lines[2]?.trim().split(' ')[0] ?? ''])
  const archive = await archived('mood', { text: 'attack' })
  const before = await contentsOf(site)
  const refusals = [
    [await put('mood', archive, { token: '' }), 401, 'A token is needed'],
    [await put('mood', archive, { token: `tnd_${'a'.repeat(43)}` }), 401, 'does not know'],
    [await put('mood', archive, { token: revoked }), 401, 'was revoked on'],
    [await put('mood', archive, { token: other }), 403, 'mood does not belong to journal'],
    [await put('journal', archive), 403, 'journal does not belong to Mood team'],
    [await change('mood', 'pin', {}, { token: publisher }), 403, 'needs the right "release"'],
    [await change('mood', 'disable', {}, { token: publisher }), 403, 'needs the right "operate"'],
    [await change('mood', 'pin', {}, { token: other }), 403, 'does not belong'],
    [await change('mood', 'live', { version: '../../mood' }), 400, ''],
  ] as const
  for (const [answer, status, reason] of refusals) {
    expect([answer.status, reason]).toEqual([status, reason])
    expect(answer.body['detail'] ?? '').toEqual(expect.stringContaining(reason))
  }
  now = new Date(Date.now() + 31 * 86_400_000)
  const expired = await put('mood', archive, { token: other })
  expect([expired.status, expired.body['detail']]).toEqual([
    401,
    expect.stringContaining('expired on'),
  ])
  expect(await contentsOf(site)).toBe(before)
})

test('guessing tokens is slowed down', async () => {
  const { send } = await teamsSite()
  const statuses = new Set<number>()
  for (let i = 0; i < 40; i++) statuses.add((await send('/', { token: 'guess' })).status)
  expect([...statuses]).toEqual([401, 429])
  expect((await send('/')).status).toBe(200)
})

test('a request that was recorded changes nothing when it is sent again', async () => {
  const { site, put, seenOf, change } = await teamsSite()
  await put('mood', await archived('mood', { text: 'second' }))
  const seen = await seenOf('/remotes/mood/')
  expect((await change('mood', 'rollback', {}, { seen })).status).toBe(200)
  const before = await contentsOf(site)
  expect((await change('mood', 'rollback', {}, { seen })).status).toBe(409)
  const late = await put('mood', await archived('mood', { text: 'second' }), { seen })
  expect(late.status).toBe(409)
  expect(await contentsOf(site)).toBe(before)
})

test('of ten publishes at once that saw the same state, one goes live', async () => {
  const { site, put, seenOf, send } = await teamsSite()
  const seen = await seenOf('/remotes/mood/')
  const archives = await Promise.all(
    Array.from({ length: 10 }, (_, i) => archived('mood', { text: `team ${i}` })),
  )
  const answers = await Promise.all(archives.map((archive) => put('mood', archive, { seen })))
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  const { version } = (await send('/remotes/mood/')).body
  expect(won[0]?.body['release']).toMatchObject({ version })
  expect((await send('/remotes/mood/releases/')).body['releases']).toHaveLength(2)
  expect(await readdir(join(site, 'uploads'))).toEqual([])
})

test('an upload that is cut leaves nothing behind', async () => {
  const { site, token, seenOf } = await teamsSite()
  const web = await startWeb({ site, port: 0, api: () => new Response() })
  const before = await contentsOf(site)
  const archive = await archived('mood', { text: 'attack' })
  const socket = connect(Number(new URL(web.url).port), '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    'PUT /_delivery/remotes/mood/ HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    `If-Match: ${await seenOf('/remotes/mood/')}`,
    'Content-Type: application/gzip',
    `Content-Length: ${archive.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(archive.subarray(0, 300))
  await wait(300)
  socket.destroy()
  await web.stop()
  while ((await readdir(join(site, 'uploads'))).length > 0) await wait(20)
  expect(await contentsOf(site)).toBe(before)
})

test('a site whose list of teams cannot be read lets nobody in', async () => {
  const { site, send } = await teamsSite()
  await writeFile(join(site, 'teams.json'), '{"schema":1,')
  expect((await send('/')).status).toBe(422)
  expect(await readFile(join(site, 'teams.json'), 'utf8')).toBe('{"schema":1,')
})
