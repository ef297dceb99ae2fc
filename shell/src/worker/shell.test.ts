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
  const files = createFiles(site.surroundings)
  return { site, files, shell: createShell(site.surroundings, files) }
}
const request = (path: string) => new Request(`http://localhost${path}`)
const now = (work: Promise<unknown>) => void work

test('after a page has arrived, its shell and what it used are there without a network', async () => {
  const { site, shell, files } = start()
  await shell.keepFor({ sequence: 1, files: [`${older}app.js`, '/api/mood/', '/remotes.json'] })
  for (const path of Object.keys(site.pages)) delete site.pages[path]
  expect(await (await shell.find())?.text()).toContain('"sequence":1')
  expect(await site.kept()).toEqual(['/assets/shell.a.js', `${older}app.js`])
  const answer = await files.answer(request(`${older}app.js`), now)
  expect(await answer.text()).toBe('code')
})

test('a document from the worker says so', async () => {
  const { shell } = start()
  await shell.keepFor({ sequence: 1, files: [] })
  expect((await shell.find())?.headers.get('Server-Timing')).toBe('kept')
})

test('a shell that is not whole does not take the place of one that is', async () => {
  const { site, shell } = start()
  await shell.keepFor({ sequence: 1, files: [] })
  site.pages['/app.html'] = documentOf(2, '/assets/shell.b.js', newer)
  await expect(shell.keepFor({ sequence: 2, files: [] })).rejects.toThrow('Failed to fetch')
  expect(await (await shell.find())?.text()).toContain('"sequence":1')
})

test('what was published after the page arrived waits for the next page', async () => {
  const { site, shell } = start()
  await shell.keepFor({ sequence: 1, files: [] })
  site.pages['/app.html'] = documentOf(2, '/assets/shell.a.js', newer)
  await shell.keepFor({ sequence: 1, files: [] })
  expect(await (await shell.find())?.text()).toContain('"sequence":1')
})

test('a new generation lets go of old releases and old files of the shell', async () => {
  const { site, shell } = start()
  await shell.keepFor({ sequence: 1, files: [`${older}app.js`, '/assets/chunk.a.js'] })
  site.pages['/app.html'] = documentOf(2, '/assets/shell.b.js', newer)
  site.pages['/assets/shell.b.js'] = file
  site.pages[`${newer}app.js`] = file
  await shell.keepFor({ sequence: 2, files: [`${newer}app.js`] })
  expect(await site.kept()).toEqual(['/assets/shell.b.js', `${newer}app.js`])
})

test('a rolled-back remote leaves the files of the shell where they are', async () => {
  const { site, shell } = start()
  await shell.keepFor({ sequence: 1, files: ['/assets/chunk.a.js'] })
  site.pages['/app.html'] = documentOf(2, '/assets/shell.a.js', newer)
  await shell.keepFor({ sequence: 2, files: [] })
  expect(await site.kept()).toEqual(['/assets/chunk.a.js', '/assets/shell.a.js'])
})

test("a stranger's page in place of a file is passed on, and not kept", async () => {
  const { site, files } = start()
  site.pages['/assets/chunk.a.js'] = { text: 'Please sign in to the hotel', type: 'text/html' }
  await files.answer(request('/assets/chunk.a.js'), now)
  site.pages['/assets/chunk.a.js'] = file
  const answer = await files.answer(request('/assets/chunk.a.js'), now)
  expect(await answer.text()).toBe('code')
})

test('a browser that keeps nothing gets everything from the network', async () => {
  const { site } = start()
  const refuse = () => Promise.reject(new Error('QuotaExceededError'))
  const files = createFiles({
    ...site.surroundings,
    caches: { open: refuse },
  })
  const works: Promise<unknown>[] = []
  const answer = await files.answer(request('/assets/shell.a.js'), (work) => works.push(work))
  expect(await answer.text()).toBe('code')
  await Promise.all(works)
})
