import { createDeliveryApi } from './deliveryApi.ts'
import { runRemoteCommand } from '../commands/remoteCommands.ts'
import { runTeamCommand } from '../commands/teamCommands.ts'
import { prune } from '../publishing/prune.ts'
import { publish } from '../publishing/publish.ts'
import { readLive } from '../publishing/generation.ts'
import { siteLayout } from '../site/layout.ts'
import { builtRemote, builtShell, temporaryFolder } from '../../test/fakePackages.ts'
import { archived, contentsOf, teamsSite, tokenIn } from '../../test/teamsSite.ts'

const moodIn = async (site: string) =>
  (await readLive(siteLayout(site))).registry.remotes.find(({ name }) => name === 'mood')

test('a site without a team does not answer at all', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell() })
  const api = createDeliveryApi({ site })
  for (const path of ['/_delivery', '/_delivery/remotes/', '/_delivery/openapi.json'])
    expect((await api.request(path)).status).toBe(404)
  expect(await runTeamCommand(site, ['list'])).toContain('No team publishes over the network')
})

test('a token is printed once, kept as a hash, and says what it allows', async () => {
  const { site, token, send } = await teamsSite()
  expect((await send('/')).body).toMatchObject({
    team: 'mood',
    title: 'Mood team',
    remotes: ['mood'],
    rights: ['publish', 'release', 'operate'],
    limits: { files: 500 },
  })
  const listed = await runTeamCommand(site, ['list'])
  expect(listed).toMatch(
    /^mood {2}Mood team: mood\n {2}[\da-f]{8} {2}publish, release, operate {2}until /,
  )
  expect(listed).not.toContain(token)
  const next = tokenIn(await runTeamCommand(site, ['rotate', 'mood']))
  expect((await send('/')).status).toBe(401)
  expect((await send('/', { token: next })).body['rights']).toHaveLength(3)
})

test('a publish over the network is the same release as a local one, and is live', async () => {
  const { site, put } = await teamsSite()
  const second = { text: 'second' }
  const { status, body, headers } = await put('mood', await archived('mood', second), {
    query: '?commit=abc1234&note=Calmer%20colors',
  })
  expect([status, body['changed'], body['dry_run']]).toEqual([200, true, false])
  const version = (await moodIn(site))?.version
  expect(body['release']).toMatchObject({ version, routes: ['/mood'] })
  expect(body['sentence']).toContain(`mood is at ${version}.`)
  expect(headers.get('ETag')).toBe(`"${(body['remote'] as { state: string }).state}"`)
  const before = await contentsOf(site)
  await publish(site, { remotes: [await builtRemote('mood', second)] })
  expect(await contentsOf(site)).toBe(before)
})

test('the same bytes twice are one release and no further change', async () => {
  const { site, put, seenOf } = await teamsSite()
  const archive = await archived('mood', { text: 'second' })
  const seen = await seenOf('/remotes/mood/')
  expect((await put('mood', archive, { seen })).body['changed']).toBe(true)
  const before = await contentsOf(site)
  // The answer of the first was lost, so that the state is the old one.
  const again = await put('mood', archive, { seen })
  expect([again.status, again.body['changed']]).toEqual([200, false])
  expect(await contentsOf(site)).toBe(before)
})

test('a dry run says what would be live and changes nothing', async () => {
  const { site, put } = await teamsSite()
  const before = await contentsOf(site)
  const { body } = await put('mood', await archived('mood', { text: 'second' }), {
    query: '?dry-run=1',
  })
  expect(body['dry_run']).toBe(true)
  expect(body['report']).toMatch(/remote {4}mood, package @truenorth\/mf-mood\n {2}version/)
  expect(await contentsOf(site)).toBe(before)
})

test('a release is tried, raised, promoted, taken back, pinned, disabled and removed', async () => {
  const { site, put, change, send } = await teamsSite()
  const first = (await moodIn(site))?.version ?? ''
  const tried = await put('mood', await archived('mood', { text: 'second' }), {
    query: '?canary=10',
  })
  const { version: second } = tried.body['release'] as { version: string }
  expect(tried.body['sentence']).toBe(`10 % of browsers get ${second}.`)
  const sentences = async (verb: string, body?: object) =>
    (await change('mood', verb, body)).body['sentence']
  expect(await sentences('canary', { share: 50 })).toContain('50 % of browsers get mood')
  expect(await sentences('promote')).toBe(`Every browser gets mood ${second}.`)
  expect(await sentences('rollback')).toContain(`mood is back at ${first}.`)
  expect(await sentences('live', { version: second })).toBe(`mood is at ${second}.`)
  expect(await sentences('pin', { version: first })).toContain(`pinned to ${first}`)
  expect(await sentences('unpin')).toContain(`It is at ${first}.`)
  const refused = await change('mood', 'remove')
  expect([refused.status, refused.body['problems']]).toEqual([
    422,
    ['mood is in the product: disable it first, then remove it.'],
  ])
  expect(await sentences('disable')).toContain('out of the product')
  expect(await sentences('enable')).toContain('in the product')
  await change('mood', 'disable')
  expect((await change('mood', 'remove')).body['remote']).toBeNull()
  expect((await send('/remotes/mood/')).status).toBe(404)
  const { releases } = (await send('/remotes/mood/releases/')).body as { releases: object[] }
  expect(releases).toHaveLength(2)
})

test('a change that has not seen the present state is refused with it', async () => {
  const { site, seenOf, change } = await teamsSite()
  const seen = await seenOf('/remotes/mood/')
  await publish(site, { remotes: [await builtRemote('mood', { text: 'second' })] })
  const version = (await moodIn(site))?.version
  const late = await change('mood', 'rollback', {}, { seen })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ remote: { version, state: late.body['state'] } })
  expect(late.body['detail']).toContain(`it is at ${version}`)
  expect((await change('mood', 'rollback', {}, { seen: null })).status).toBe(428)
  const compressed = `W/${await seenOf('/remotes/mood/')}`
  expect((await change('mood', 'rollback', {}, { seen: compressed })).status).toBe(200)
})

test('a team brings a new remote, and nobody can bring it twice', async () => {
  const { site, put } = await teamsSite()
  await runTeamCommand(site, ['remotes', 'mood', 'mood,sunrise'])
  const archive = await archived('sunrise')
  expect((await put('sunrise', archive)).status).toBe(200)
  const headers = { 'If-None-Match': '*' }
  const other = await archived('sunrise', { text: 'other' })
  expect((await put('sunrise', other, { seen: null, headers })).status).toBe(409)
})

test('the log holds who changed what and why, local commands too, and outlives pruning', async () => {
  const { site, put, send } = await teamsSite()
  const first = (await moodIn(site))?.version
  const { body } = await put('mood', await archived('mood', { text: 'second' }), {
    query: '?commit=abc1234&note=Calmer',
  })
  const { version: second } = body['release'] as { version: string }
  await runRemoteCommand(site, ['rollback', 'mood'], { note: 'Too calm' })
  const entries = async (query = '') => (await send(`/log/${query}`)).body['entries']
  const log = await entries('?remote=mood')
  expect(log).toMatchObject([
    {
      by: expect.stringContaining('operator '),
      action: 'rollback',
      note: 'Too calm',
      commit: null,
    },
    { by: 'Mood team', team: 'mood', action: 'publish', note: 'Calmer', commit: 'abc1234' },
    { action: 'publish', team: null },
  ])
  expect(log).toMatchObject([
    { changes: [{ remote: 'mood', from: second, to: first }] },
    { changes: [{ remote: 'mood', from: first, to: second }] },
    {},
  ])
  const soon = Date.now() + 40 * 86_400_000
  const removed = await prune(site, { now: soon })
  expect(removed).toContain('generations/000001')
  expect(await entries('?remote=mood')).toEqual(log)
  expect(await entries('?limit=1&before=3')).toMatchObject([{ sequence: 2 }])
  expect(await runRemoteCommand(site, ['log', 'mood'])).toMatch(
    /^3 .* operator .* rollback {2}mood .* {2}“Too calm”\n2 .* Mood team {2}publish .* commit abc1234\n1 /,
  )
})

test('an earlier state of the whole site comes back for a team that has all of it', async () => {
  const { site, put, send, seenOf } = await teamsSite()
  await put('mood', await archived('mood', { text: 'second' }))
  const all = tokenIn(
    await runTeamCommand(site, ['add', 'platform'], { remotes: '*', rights: 'operate' }),
  )
  const restore = async (token?: string) =>
    send('/restore/', {
      method: 'POST',
      body: { sequence: 1 },
      seen: await seenOf('/remotes/'),
      ...(token && { token }),
    })
  const own = await restore()
  expect([own.status, own.body['detail']]).toEqual([
    403,
    'This changes the whole site, and Mood team has mood alone.',
  ])
  expect((await restore(all)).body['sentence']).toBe(
    'The site is as it was at 1. That is its state 3 now.',
  )
  expect((await send('/history/')).body['states']).toMatchObject([
    { sequence: 3, live: true },
    { sequence: 2 },
    { sequence: 1 },
  ])
})

test('the API describes itself, every route with what refuses it', async () => {
  const { api } = await teamsSite()
  const document = (await (await api.request('/_delivery/openapi.json')).json()) as {
    paths: Record<string, Record<string, { responses: object }>>
  }
  expect(document.paths['/remotes/{name}/']?.['put']).toMatchObject({
    requestBody: { content: { 'application/gzip': {} } },
    responses: { 200: {}, 403: {}, 409: {}, 422: {}, 428: {} },
  })
  expect(Object.keys(document.paths)).toContain('/remotes/{name}/rollback/')
})
