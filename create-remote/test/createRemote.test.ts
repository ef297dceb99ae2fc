import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const main = join(process.cwd(), 'create-remote/main.js')
const versions = {
  '1.4.0': { peerDependencies: { react: '19.9.9', '@tanstack/react-query': '5.9.9' } },
}
const site = createServer((request, response) => {
  const hasKit = request.url?.startsWith('/kit/') === true
  response.writeHead(hasKit ? 200 : 404, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(hasKit ? { 'dist-tags': { latest: '1.4.0' }, versions } : {}))
})
let folder: string
let address: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'truenorth-create-'))
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve)
  })
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  site.close()
  await rm(folder, { recursive: true, force: true })
})

const create = (...words: string[]) => run(process.execPath, [main, ...words], { cwd: folder })
const refusal = async (...words: string[]): Promise<string> =>
  create(...words).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  )

test('a remote is made under its name, with the versions of the site and its address in one place', async () => {
  const { stdout } = await create('morning-light', '--site', `${address}/kit/`)
  expect(stdout).toContain('with the route /morning-light')
  const read = (file: string) => readFile(join(folder, 'morning-light', file), 'utf8')
  const manifest = JSON.parse(await read('package.json'))
  expect(manifest).toMatchObject({
    name: 'morning-light',
    dependencies: { '@truenorth/shared-ui': '^1.4.0', react: '19.9.9' },
  })
  expect(JSON.stringify(manifest)).not.toContain('"*"')
  expect(JSON.parse(await read('remote.json'))).toMatchObject({
    name: 'morning-light',
    title: 'Morning light',
    routes: [{ path: '/morning-light' }],
  })
  expect(await read('src/App.tsx')).toContain('path="morning-light"')
  expect(await read('.npmrc')).toBe(
    `@truenorth:registry=${address}/kit/\nomit-lockfile-registry-resolved=true\n`,
  )
  expect((await readdir(join(folder, 'morning-light'))).sort()).not.toContain('npmrc.txt')
})

test('a bad name, a folder that is there and a wrong address are refused, and nothing is made', async () => {
  await mkdir(join(folder, 'taken'))
  const before = await readdir(folder)
  expect(await refusal('Sun_rise', '--site', address)).toContain('is no name of a remote')
  expect(await refusal('../up', '--site', address)).toContain('is no name of a remote')
  expect(await refusal('taken', '--site', address)).toContain('taken is here already')
  expect(await refusal('dawn')).toContain('--site is missing')
  expect(await refusal('dawn', '--site', 'the.site')).toContain('is no address of a site')
  expect(await refusal('dawn', '--site', 'http://127.0.0.1:9')).toContain('Nobody answers')
  expect(await refusal('dawn', '--site', `${address}/elsewhere`)).toContain('npm run kit')
  expect(await refusal('--help')).toContain('--site SITE')
  expect(await readdir(folder)).toEqual(before)
})
