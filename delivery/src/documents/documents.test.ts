import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from '../publishing/publish.ts'
import { runRemoteCommand } from '../commands/remoteCommands.ts'
import { builtRemote, builtShell, temporaryFolder } from '../../test/fakePackages.ts'

const page = (site: string, file: string) => readFile(join(site, 'live', file), 'utf8')
const hashed = { file: 'assets/forms.js', integrity: 'sha384-forms' }
const chunk = (files: string[], doors: string[] = [], later: string[] = []) => ({
  files,
  doors,
  later,
})

const mood = () =>
  builtRemote('mood', {
    exposes: ['./slots/Week'],
    files: { 'log.js': '// log' },
    manifest: {
      routes: [
        { path: '/mood/create', access: 'user', title: 'Log', page: 'LogPage' },
        { path: '/admin/mood', access: 'admin', title: 'Moods' },
      ],
      slots: [
        { page: 'dashboard', place: 'week', expose: './slots/Week', access: 'user', order: 1 },
      ],
    },
    record: {
      parts: {
        './App': chunk(['app.js']),
        './pages/LogPage': chunk(['log.js'], ['forms']),
        './slots/Week': chunk(['app.js'], [], ['./Chart']),
        './Chart': chunk(['log.js']),
      },
    },
  })

const site = async () => {
  const folder = await temporaryFolder()
  const shell = await builtShell('shell', { doorFiles: { forms: [hashed] } })
  await publish(folder, { shell, remotes: [await mood()] })
  return folder
}

test('a screen’s document preloads its page and the entry points that it imports, an administrator’s document nothing', async () => {
  const folder = await site()
  const log = await page(folder, 'screen.mood.create.html')
  expect(log).toMatch(/rel="preload" as="script" href="[^"]+\/log\.js"/)
  expect(log).toContain('href="/assets/forms.js" integrity="sha384-forms"')
  const admin = await page(folder, 'screen.admin.mood.html')
  expect(admin).toContain('data-manifest')
  expect(admin).not.toContain('as="script"')
})

test('a document prefetches what its route names, with the parameters of its path; the dashboard what its slots name', async () => {
  const folder = await temporaryFolder()
  const slot = {
    page: 'dashboard',
    place: 'week',
    expose: './slots/Week',
    access: 'user',
    order: 1,
  }
  const manifest = {
    routes: [
      { path: '/mood/history', access: 'user', title: 'History', prefetch: ['/mood/?limit=50'] },
      { path: '/mood/:moodId/edit', access: 'user', title: 'Edit', prefetch: ['/mood/:moodId/'] },
      { path: '/admin/mood', access: 'admin', title: 'Moods', asks: ['/mood/all/'] },
    ],
    slots: [
      { ...slot, asks: ['/mood/'] },
      { ...slot, prefetch: ['/mood/today/', '/mood/'] },
    ],
  }
  const remote = await builtRemote('mood', { exposes: ['./slots/Week'], manifest })
  await publish(folder, { shell: await builtShell('shell'), remotes: [remote] })
  const prefetch = async (file: string) =>
    /data-prefetch="([^"]*)"/.exec(await page(folder, file))?.[1]
  expect(await prefetch('screen.mood.history.html')).toBe('/mood/?limit=50')
  expect(await prefetch('screen.mood._.edit.html')).toBe('/mood/:2/')
  expect(await prefetch('screen.dashboard.html')).toBe('/mood/ /mood/today/')
  expect(await prefetch('screen.admin.mood.html')).toBeUndefined()
  expect(await prefetch('index.html')).toBeUndefined()
  expect(await page(folder, 'screen.mood.history.html')).not.toMatch(/"(asks|prefetch)"/)
})

test('the dashboard’s document preloads the slots, and leaves what they load later to the shell', async () => {
  const dashboard = await page(await site(), 'screen.dashboard.html')
  expect(dashboard).toMatch(/rel="preload" as="script" href="[^"]+\/remoteEntry\.js"/)
  expect(dashboard).toMatch(/rel="preload" as="script" href="[^"]+\/app\.js"/)
  expect(dashboard).toMatch(/data-late as="script" href="[^"]+\/log\.js"/)
})

test('during a canary each browser preloads the release that it gets, and shared entry points in any case', async () => {
  const folder = await site()
  const manifest = {
    routes: [
      { path: '/mood/create', access: 'user', title: 'Log', page: 'LogPage' },
      { path: '/mood/new', access: 'user', title: 'New', page: 'LogPage' },
    ],
  }
  const parts = { './App': chunk(['app.js']), './pages/LogPage': chunk([], ['forms']) }
  const changed = await builtRemote('mood', { text: 'changed', manifest, record: { parts } })
  const { releases } = await publish(folder, { remotes: [changed], canary: 30 })
  const [canary] = releases
  const log = await page(folder, 'screen.mood.create.html')
  const linkTo = (href: string) => new RegExp(`<link ([^>]*) as="script" href="${href}"`).exec(log)
  const group = (isForCanary: 0 | 1) => `data-canary="[31,30,${isForCanary}]"`
  expect(linkTo(`/remotes/mood/${canary?.version}/app.js`)?.[1]).toBe(group(1))
  expect(linkTo('/remotes/mood/(?!' + canary?.version + ')[^/]+/app.js')?.[1]).toBe(group(0))
  expect(linkTo('/assets/forms.js')?.[1]).toBe('rel="preload"')
  expect(log).toMatch(/<script defer src="\/assets\/forms\.js" integrity=/)
  expect(log.match(/data-manifest="/g)).toHaveLength(2)
  expect(log).toContain('dataset.canary')

  // A screen that only the canary has.
  const own = await page(folder, 'screen.mood.new.html')
  expect(own.match(/data-manifest="/g)).toHaveLength(1)
  await runRemoteCommand(folder, ['canary', 'mood', 'end'])
  expect(await page(folder, 'screen.mood.create.html')).not.toContain('canary')
})

test('fifty registered remotes add at most three kilobytes to the landing page, and nothing to fetch', async () => {
  const folder = await temporaryFolder()
  const landing = async () => (await readFile(join(folder, 'live/index.html.br'))).length
  await publish(folder, { shell: await builtShell() })
  const alone = await landing()
  const names = Array.from({ length: 50 }, (_, index) => `remote-${index}`)
  await publish(folder, {
    remotes: await Promise.all(
      names.map((name, order) =>
        builtRemote(name, {
          manifest: { nav: [{ label: `Part ${order}`, path: `/${name}`, access: 'user', order }] },
        }),
      ),
    ),
  })
  expect((await landing()) - alone).toBeLessThanOrEqual(3000)
  expect(await page(folder, 'index.html')).not.toMatch(/(src|href)="\/remotes\//)
})

test('the landing page describes itself to link previews, with the whole address of its picture', async () => {
  process.env['PUBLIC_URL'] = 'https://north.example/'
  const folder = await temporaryFolder()
  const shell = await builtShell('shell', { landing: { html: '<main></main>', styles: [] } })
  await publish(folder, { shell, remotes: [] })
  const landing = await page(folder, 'index.html')
  delete process.env['PUBLIC_URL']
  expect(landing).toContain('<meta property="og:image" content="https://north.example/share.png">')
  expect(landing).toContain('<meta property="og:title" content="Truenorth">')
})
