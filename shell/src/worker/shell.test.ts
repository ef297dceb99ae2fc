import { createFiles } from './files'
import { createShell } from './shell'
import { fakeSite } from './testing/fakeSite'

const documentOf = (sequence: number, script: string, release: string) => ({
  text: `<script defer src="${script}" integrity="x"></script>
    <script type="application/json">{"sequence":${sequence},"entry":"${release}mf-manifest.json"}</script>`,
  type: 'text/html; charset=utf-8',
})

const older = '/remotes/mood/1.0.0-a/'
const newer = '/remotes/mood/1.0.1-b/'
const file = { text: 'code' }

const start = () => {
  const site = fakeSite({
    '/app.html': documentOf(1, '/assets/shell.a.js', older),
    '/assets/shell.a.js': file,
    '/assets/chunk.a.js': file,
    [`${older}app.js`]: file,
  })
  const files = createFiles(site.environment)
  return { site, files, shell: createShell(site.environment, files) }
}
const request = (path: string) => new Request(`http://localhost${path}`)
const now = (work: Promise<unknown>) => void work
let pages = 0
const nextPage = () => `page ${(pages += 1)}`

test('after a page has loaded, its shell and its files are served without a network', async () => {
  const { site, shell, files } = start()
  await shell.keepFor(
    { sequence: 1, files: [`${older}app.js`, '/api/mood/', '/remotes.json'] },
    nextPage(),
  )
  for (const path of Object.keys(site.pages)) delete site.pages[path]
  expect(await (await shell.find())?.text()).toContain('"sequence":1')
  expect(await site.kept()).toEqual(['/assets/shell.a.js', `${older}app.js`])
  const response = await files.respond(request(`${older}app.js`), now)
  expect(await response.text()).toBe('code')
})

test('a document from the worker has a Server-Timing header', async () => {
  const { shell } = start()
  await shell.keepFor({ sequence: 1, files: [] }, nextPage())
  expect((await shell.find())?.headers.get('Server-Timing')).toBe('kept')
})

test('the document is fetched once for each publication, however often pages tell what they used', async () => {
  const { site, shell } = start()
  const used = ['/assets/shell.a.js', `${older}app.js`]
  const fetchedDocuments = () => site.requested.filter((path) => path === '/app.html').length
  for (const page of ['first', 'first', 'second'])
    await shell.keepFor({ sequence: 1, files: used }, page)
  expect(fetchedDocuments()).toBe(1)
  site.pages['/app.html'] = documentOf(2, '/assets/shell.a.js', newer)
  await shell.keepFor({ sequence: 2, files: ['/assets/shell.a.js'] }, 'third')
  expect(fetchedDocuments()).toBe(2)
})

test.each([
  ['another shell', '/assets/shell.b.js', older],
  ['another release', '/assets/shell.a.js', newer],
])(
  'a new site whose numbers begin anew, with %s, is kept',
  async (_difference, script, release) => {
    const { site, shell } = start()
    await shell.keepFor({ sequence: 1, files: ['/assets/shell.a.js'] }, 'first')
    site.pages['/app.html'] = documentOf(1, script, release)
    site.pages[script] = file
    site.pages[`${release}app.js`] = file
    await shell.keepFor({ sequence: 1, files: [script, `${release}app.js`] }, 'second')
    expect(await (await shell.find())?.text()).toBe(documentOf(1, script, release).text)
  },
)

test('a file that cannot be had is fetched once for each page', async () => {
  const { site, shell } = start()
  const missing = '/assets/missing.js'
  const fetched = () => site.requested.filter((path) => path === missing).length
  for (const page of ['first', 'first', 'first'])
    await shell.keepFor({ sequence: 1, files: [missing] }, page)
  expect(fetched()).toBe(1)
  await shell.keepFor({ sequence: 1, files: [missing] }, 'second')
  expect(fetched()).toBe(2)
})

test('a file of the kept shell that was lost is kept again', async () => {
  const { site, shell } = start()
  const use = { sequence: 1, files: ['/assets/shell.a.js'] }
  await shell.keepFor(use, 'first')
  await (await site.environment.caches.open('truenorth-files')).delete('/assets/shell.a.js')
  await shell.keepFor(use, 'second')
  expect(await site.kept()).toEqual(['/assets/shell.a.js'])
})

test('an incomplete shell does not replace a complete one', async () => {
  const { site, shell } = start()
  await shell.keepFor({ sequence: 1, files: [] }, nextPage())
  site.pages['/app.html'] = documentOf(2, '/assets/shell.b.js', newer)
  await expect(shell.keepFor({ sequence: 2, files: [] }, nextPage())).rejects.toThrow(
    'Failed to fetch',
  )
  expect(await (await shell.find())?.text()).toContain('"sequence":1')
})

test('a publication after the page was loaded is kept with the next page', async () => {
  const { site, shell } = start()
  await shell.keepFor({ sequence: 1, files: [] }, nextPage())
  site.pages['/app.html'] = documentOf(2, '/assets/shell.a.js', newer)
  await shell.keepFor({ sequence: 1, files: [] }, nextPage())
  expect(await (await shell.find())?.text()).toContain('"sequence":1')
})

test('a new publication removes old releases and old files of the shell', async () => {
  const { site, shell } = start()
  await shell.keepFor({ sequence: 1, files: [`${older}app.js`, '/assets/chunk.a.js'] }, nextPage())
  site.pages['/app.html'] = documentOf(2, '/assets/shell.b.js', newer)
  site.pages['/assets/shell.b.js'] = file
  site.pages[`${newer}app.js`] = file
  await shell.keepFor({ sequence: 2, files: [`${newer}app.js`] }, nextPage())
  expect(await site.kept()).toEqual(['/assets/shell.b.js', `${newer}app.js`])
})

test('a rollback of a remote keeps the files of the shell', async () => {
  const { site, shell } = start()
  await shell.keepFor({ sequence: 1, files: ['/assets/chunk.a.js'] }, nextPage())
  site.pages['/app.html'] = documentOf(2, '/assets/shell.a.js', newer)
  await shell.keepFor({ sequence: 2, files: [] }, nextPage())
  expect(await site.kept()).toEqual(['/assets/chunk.a.js', '/assets/shell.a.js'])
})

test('a page in place of a file, as from a captive portal, is passed on and not kept', async () => {
  const { site, files } = start()
  site.pages['/assets/chunk.a.js'] = { text: 'Please sign in to the hotel', type: 'text/html' }
  await files.respond(request('/assets/chunk.a.js'), now)
  site.pages['/assets/chunk.a.js'] = file
  const response = await files.respond(request('/assets/chunk.a.js'), now)
  expect(await response.text()).toBe('code')
})

test('a browser that cannot keep files gets them from the network', async () => {
  const { site } = start()
  const refuse = () => Promise.reject(new Error('QuotaExceededError'))
  const files = createFiles({
    ...site.environment,
    caches: { open: refuse },
  })
  const works: Promise<unknown>[] = []
  const response = await files.respond(request('/assets/shell.a.js'), (work) => works.push(work))
  expect(await response.text()).toBe('code')
  await Promise.all(works)
})
