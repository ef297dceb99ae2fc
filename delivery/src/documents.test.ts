import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from './publish.ts'
import { runRemoteCommand } from './remoteCommands.ts'
import { builtRemote, builtShell, temporaryFolder } from './testing/fakePackages.ts'

const page = (site: string, file: string) => readFile(join(site, 'live', file), 'utf8')
const hashed = { file: 'assets/forms.js', integrity: 'sha384-forms' }
const part = (files: string[], doors: string[] = [], later: string[] = []) => ({
  files,
  doors,
  later,
})

const mood = () =>
  builtRemote('mood', {
    exposes: ['./slots/Week'],
    face: {
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
        './App': part(['app.js']),
        './pages/LogPage': part(['log.js'], ['forms']),
        './slots/Week': part(['app.js'], [], ['./Chart']),
        './Chart': part(['log.js']),
      },
    },
  })

const site = async () => {
  const folder = await temporaryFolder()
  const shell = await builtShell('shell', { doorFiles: { forms: [hashed] } })
  await publish(folder, { shell, remotes: [await mood()] })
  return folder
}

test('a screen’s document fetches its page and the doors that it takes, an administrator’s nothing', async () => {
  const folder = await site()
  const log = await page(folder, 'screen.mood.create.html')
  expect(log).toMatch(/rel="preload" as="script" href="[^"]+\/log\.js"/)
  expect(log).toContain('href="/assets/forms.js" integrity="sha384-forms"')
  const admin = await page(folder, 'screen.admin.mood.html')
  expect(admin).toContain('data-manifest')
  expect(admin).not.toContain('as="script"')
})

test('a document asks what its screen asks first, with the parameters of its address; the dashboard what its slots ask', async () => {
  const folder = await temporaryFolder()
  const slot = {
    page: 'dashboard',
    place: 'week',
    expose: './slots/Week',
    access: 'user',
    order: 1,
  }
  const face = {
    routes: [
      { path: '/mood/history', access: 'user', title: 'History', asks: ['/mood/?limit=50'] },
      { path: '/mood/:moodId/edit', access: 'user', title: 'Edit', asks: ['/mood/:moodId/'] },
      { path: '/admin/mood', access: 'admin', title: 'Moods', asks: ['/mood/all/'] },
    ],
    slots: [
      { ...slot, asks: ['/mood/'] },
      { ...slot, asks: ['/mood/today/', '/mood/'] },
    ],
  }
  const remote = await builtRemote('mood', { exposes: ['./slots/Week'], face })
  await publish(folder, { shell: await builtShell('shell'), remotes: [remote] })
  const asks = async (file: string) => /data-asks="([^"]*)"/.exec(await page(folder, file))?.[1]
  expect(await asks('screen.mood.history.html')).toBe('/mood/?limit=50')
  expect(await asks('screen.mood._.edit.html')).toBe('/mood/:2/')
  expect(await asks('screen.dashboard.html')).toBe('/mood/ /mood/today/')
  expect(await asks('screen.admin.mood.html')).toBeUndefined()
  expect(await asks('index.html')).toBeUndefined()
  expect(await page(folder, 'screen.mood.history.html')).not.toContain('"asks"')
})

test('the dashboard’s document fetches the slots, and leaves what they load later to the shell', async () => {
  const dashboard = await page(await site(), 'screen.dashboard.html')
  expect(dashboard).toMatch(/rel="preload" as="script" href="[^"]+\/remoteEntry\.js"/)
  expect(dashboard).toMatch(/rel="preload" as="script" href="[^"]+\/app\.js"/)
  expect(dashboard).toMatch(/data-late as="script" href="[^"]+\/log\.js"/)
})

test('while something is on trial each browser fetches early the build that it gets, and shared doors either way', async () => {
  const folder = await site()
  const face = {
    routes: [
      { path: '/mood/create', access: 'user', title: 'Log', page: 'LogPage' },
      { path: '/mood/new', access: 'user', title: 'New', page: 'LogPage' },
    ],
  }
  const parts = { './App': part(['app.js']), './pages/LogPage': part([], ['forms']) }
  const changed = await builtRemote('mood', { text: 'changed', face, record: { parts } })
  const { releases } = await publish(folder, { remotes: [changed], canary: 30 })
  const [tried] = releases
  const log = await page(folder, 'screen.mood.create.html')
  const linkTo = (href: string) => new RegExp(`<link ([^>]*) as="script" href="${href}"`).exec(log)
  const chance = (number: string, way: string) => `data-chance="${number} 30 ${way}"`
  const [, offset = ''] = /data-chance="(\d+) 30 in"/.exec(log) ?? []
  expect(linkTo(`/remotes/mood/${tried?.version}/app.js`)?.[1]).toBe(chance(offset, 'in'))
  expect(linkTo('/remotes/mood/(?!' + tried?.version + ')[^/]+/app.js')?.[1]).toBe(
    chance(offset, 'out'),
  )
  expect(linkTo('/assets/forms.js')?.[1]).toBe('rel="preload"')
  expect(log).toMatch(/<script defer src="\/assets\/forms\.js" integrity=/)
  expect(log.match(/data-manifest="/g)).toHaveLength(2)
  expect(log).toContain('l.dataset.chance')

  // A screen that only the build on trial has.
  const own = await page(folder, 'screen.mood.new.html')
  expect(own.match(/data-manifest="/g)).toHaveLength(1)
  await runRemoteCommand(folder, ['canary', 'mood', 'end'])
  expect(await page(folder, 'screen.mood.create.html')).not.toContain('chance')
})

test('fifty registered remotes add three kilobytes to the landing page, and no address to fetch', async () => {
  const folder = await temporaryFolder()
  const landing = async () => (await readFile(join(folder, 'live/index.html.br'))).length
  await publish(folder, { shell: await builtShell() })
  const alone = await landing()
  const names = Array.from({ length: 50 }, (_, index) => `remote-${index}`)
  await publish(folder, {
    remotes: await Promise.all(
      names.map((name, order) =>
        builtRemote(name, {
          face: { nav: [{ label: `Part ${order}`, path: `/${name}`, access: 'user', order }] },
        }),
      ),
    ),
  })
  expect((await landing()) - alone).toBeLessThanOrEqual(3000)
  expect(await page(folder, 'index.html')).not.toMatch(/(src|href)="\/remotes\//)
})

test('the landing page tells who shows a link what it is, with the whole address of its picture', async () => {
  process.env['PUBLIC_URL'] = 'https://north.example/'
  const folder = await temporaryFolder()
  const shell = await builtShell('shell', { landing: { html: '<main></main>', styles: [] } })
  await publish(folder, { shell, remotes: [] })
  const landing = await page(folder, 'index.html')
  delete process.env['PUBLIC_URL']
  expect(landing).toContain('<meta property="og:image" content="https://north.example/share.png">')
  expect(landing).toContain('<meta property="og:title" content="Truenorth">')
})
