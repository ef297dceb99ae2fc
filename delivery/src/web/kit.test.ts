import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { temporaryFolder } from '../../test/fakePackages.ts'
import { placeKit } from '../publishing/placeKit.ts'
import { createWeb } from './app.ts'

const name = '@truenorth/shared-ui'
const api = () => new Response('api')

const addVersion = async (site: string, version: string, content = `contents of ${version}`) => {
  const path = join(await temporaryFolder(), `truenorth-shared-ui-${version}.tgz`)
  await writeFile(path, gzipSync(content))
  await placeKit(site, [{ manifest: { name, version, exports: { '.': './a.js' } }, path }])
}

const siteWith = async (...versions: string[]) => {
  const site = await temporaryFolder()
  for (const version of versions) await addVersion(site, version)
  return site
}

test.each(['@truenorth%2fshared-ui', '@truenorth%2Fshared-ui', '@truenorth/shared-ui'])(
  'npm finds all versions of a package under /kit/%s, with the newest release as latest',
  async (path) => {
    const web = createWeb({ site: await siteWith('1.9.0', '1.10.0', '2.0.0-beta.1'), api })
    const response = await web.request(`http://site.example:8080/kit/${path}`)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const document: unknown = await response.json()
    expect(document).toMatchObject({
      name,
      'dist-tags': { latest: '1.10.0' },
      versions: {
        '1.9.0': {
          name,
          exports: { '.': './a.js' },
          dist: { tarball: 'http://site.example:8080/kit/truenorth-shared-ui-1.9.0.tgz' },
        },
        '2.0.0-beta.1': {},
      },
    })
  },
)

test('an archive is what its integrity says, and is kept for good', async () => {
  const site = await siteWith('1.0.0')
  const web = createWeb({ site, api })
  const file = 'kit/truenorth-shared-ui-1.0.0'
  const archive = await web.request(`/${file}.tgz`)
  expect(archive.headers.get('cache-control')).toContain('immutable')
  const bytes = Buffer.from(await archive.arrayBuffer())
  const record: unknown = JSON.parse(await readFile(join(site, `${file}.json`), 'utf8'))
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  expect(record).toMatchObject({ integrity })
})

test('what npm has already is not sent again, until a version is added', async () => {
  const site = await siteWith('1.0.0')
  const web = createWeb({ site, api })
  const etag = (await web.request(`/kit/${name}`)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"\w+"$/)
  const headers = { 'If-None-Match': etag }
  expect((await web.request(`/kit/${name}`, { headers })).status).toBe(304)
  const other = createWeb({ site: await siteWith('1.0.0', '1.1.0'), api })
  expect((await other.request(`/kit/${name}`, { headers })).status).toBe(200)
})

test('a server that runs answers with what is in the folder by now', async () => {
  const site = await temporaryFolder()
  const web = createWeb({ site, api })
  const read = async () => (await web.request(`/kit/${name}`)).text()
  expect(await read()).toContain('The kit has no')
  await addVersion(site, '1.0.0')
  const first = await read()
  await addVersion(site, '1.1.0')
  expect(await read()).toContain('1.1.0')
  await rm(join(site, 'kit'), { recursive: true })
  await addVersion(site, '1.0.0', 'other contents')
  const again = await read()
  expect(again).toContain('1.0.0')
  expect(again).not.toBe(first)
})

test('behind a proxy of ours archives have the address that the team has used', async () => {
  const web = createWeb({ site: await siteWith('1.0.0'), api, trustedProxies: 1 })
  const headers = { 'X-Forwarded-Proto': 'https' }
  const response = await web.request(`http://site.example/kit/${name}`, { headers })
  expect(await response.text()).toContain(
    '"https://site.example/kit/truenorth-shared-ui-1.0.0.tgz"',
  )
})

test.each([
  '@truenorth%2fnothing',
  'truenorth-shared-ui-1.0.0.json',
  '..%2flock.sqlite',
  '%E0%A4%A',
  '',
])('/kit/%s is not found, as npm understands it', async (path) => {
  const web = createWeb({ site: await siteWith('1.0.0'), api })
  const response = await web.request(`/kit/${path}`)
  expect(response.ok).toBe(false)
  expect(response.status).toBeGreaterThanOrEqual(404)
  expect((await web.request(`/kit/${path}`, { method: 'PUT' })).status).toBe(404)
})

test('a site without a kit has no packages', async () => {
  const web = createWeb({ site: await temporaryFolder(), api })
  const response = await web.request('/kit/@truenorth%2fshared-ui')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'The kit has no @truenorth/shared-ui.' })
})
