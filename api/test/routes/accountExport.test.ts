import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { databases } from '../support/databases.ts'
import { png } from '../support/pictures.ts'
import { readArchive } from '../support/readArchive.ts'
import type { JournalImage } from '@truenorth/api-contract/journal'
import { entryItem, pathItem, readingItem } from '../support/importItems.ts'
import { testServer } from '../support/testServer.ts'
import { exportSchema } from '#src/account/accountExport.ts'

const journey = {
  title: 'Walk',
  start_date: '2031-03-01',
  target_date: '2031-04-01',
  category: 'wellness',
}
const entry = { entry_date: '2031-03-05', mood: 4, emotion: 'calm', title: 'Sea', content: 'Salt.' }

const published = join(__dirname, '../../../docs/export.schema.json')

test('the schema of truenorth.json is published in the documents', () => {
  const { $schema, ...schema } = z.toJSONSchema(exportSchema)
  expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual({
    $schema,
    title: 'truenorth.json',
    ...schema,
  })
})

describe.each(databases)('the export of an account, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>

  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database)
  })
  afterAll(() => opened.close())

  const fetchPart = async (token: string, part: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await server.app.request(`/api/account/export/${part}`, { headers })
    expect(answer.status).toBe(200)
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const download = async (token: string) => {
    const { answer, bytes } = await fetchPart(token, '')
    return { answer, files: readArchive(bytes) }
  }
  const everythingIn = (files: Map<string, Buffer>) =>
    exportSchema.parse(JSON.parse(files.get('truenorth.json')?.toString('utf8') ?? ''))

  const write = async (token: string) => {
    const post = async (path: string, body: unknown) =>
      (await server.call(path, { method: 'POST', token, body })).body
    await post('/mood/', { mood_value: 4, note: '=1+1', tags: ['sea', 'walk'] })
    const { id } = await post('/journey/', journey)
    await post(`/journey/${id}/milestone/`, { title: 'First', type: 'habit' })
    const picture = await server.app.request('/api/journal/images/', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'X-Alt-Text': 'A%20wave' },
      body: png,
    })
    const { path } = (await picture.json()) as JournalImage
    await post('/journal/', { ...entry, images: [path] })
    await post('/feedback/', { message: 'Thank you', page: '/mood' })
  }

  it('is one archive with everything of the user, in the shapes of the API', async () => {
    const token = await server.join('casey')
    await write(token)
    const { answer, files } = await download(token)
    expect(answer.headers.get('Content-Type')).toBe('application/zip')
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="truenorth-2031-03-05.zip"',
    )
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const everything = everythingIn(files)
    expect(everything.user).toEqual({ username: 'casey', email: 'casey@example.com' })
    const answered = async (path: string) => {
      const { body }: { body: object[] } = await server.call(path, { token })
      // No import brought it in.
      const origin = { import_key: null, import_content: null }
      return body.map((item) => Object.assign(item, origin))
    }
    expect(everything.readings).toEqual(await answered('/mood/'))
    expect(everything.journeys).toMatchObject([{ ...journey, milestones: [{ title: 'First' }] }])
    expect(everything.journal).toEqual(await answered('/journal/'))
    expect(everything.feedback).toMatchObject([{ message: 'Thank you', username: 'casey' }])
    const [picture] = everything.pictures
    expect(picture).toMatchObject({ path: everything.journal[0]?.images[0], alt: 'A wave' })
    const stored = await server.app.request(`/api${picture?.path}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const bytes = Buffer.from(await stored.arrayBuffer())
    expect(files.get(picture?.file ?? '')).toEqual(bytes)
  })

  it('has no formulas in the spreadsheet of readings', async () => {
    const { access } = await server.signIn('casey')
    const { files } = await download(access)
    const lines = files.get('readings.csv')?.toString('utf8').split('\r\n') ?? []
    expect(lines[0]).toBe(
      '\uFEFF"local_date","timestamp","time_zone","mood_value","energy","note","tags","day_end"',
    )
    expect(lines[1]).toBe(
      `"2031-03-05","2031-03-05T10:00:00.123000Z","UTC","4","","'=1+1","sea, walk","0"`,
    )
  })

  const textIn = (files: Map<string, Buffer>, name: string) =>
    files.get(name)?.toString('utf8') ?? ''

  it('has one row for each waypoint in the table of paths, and one for a path without any', async () => {
    const { access } = await server.signIn('casey')
    await server.call('/journey/', {
      method: 'POST',
      token: access,
      body: { ...journey, title: '@rest' },
    })
    const { answer, bytes } = await fetchPart(access, 'paths/')
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="truenorth-paths-2031-03-05.csv"',
    )
    const [head, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n')
    expect(head).toContain('"path","status","category"')
    const columns = new Set([head, ...lines].map((line) => line?.split('","').length))
    expect(columns).toEqual(new Set([13]))
    expect(lines.toSorted()).toEqual([
      expect.stringContaining('"\'@rest","active","wellness","2031-03-01","2031-04-01","",""'),
      expect.stringContaining(
        '"Walk","active","wellness","2031-03-01","2031-04-01","","First","habit"',
      ),
    ])
    expect(textIn((await download(access)).files, 'paths.csv')).toBe(bytes.toString('utf8'))
    const readings = await fetchPart(access, 'readings/')
    expect(readings.answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(textIn((await download(access)).files, 'readings.csv')).toBe(
      readings.bytes.toString('utf8'),
    )
  })

  // Titles and texts that would end the front matter, a picture's text or the page.
  const awkward = {
    ...entry,
    title: '"---\n: </style><script>alert(1)</script>',
    content: '---\n<img src=x onerror=alert(1)> & “salt”',
    tags_input: ['a: b', '#c'],
  }

  it('has a Markdown file for each entry, with its fields in front and its pictures beside', async () => {
    const { access: token } = await server.signIn('casey')
    const { body } = await server.call('/journal/', { method: 'POST', token, body: awkward })
    const { id, created_at, updated_at } = body
    const files = readArchive((await fetchPart(token, 'journal/')).bytes)
    const picture = [...files.keys()].find((name) => name.startsWith('pictures/')) ?? ''
    const pages = [...files.keys()].filter((name) => name.startsWith('journal/'))
    expect(pages).toHaveLength(2)
    const withPicture = pages.find((name) => !name.endsWith(`-${id}.md`)) ?? ''
    expect(textIn(files, withPicture)).toContain(`\n![A wave](../${picture})\n`)
    const text = textIn(files, `journal/2031-03-05-${id}.md`)
    const [, front = '', content] = /^---\n(.*?)\n---\n\n(.*)\n$/s.exec(text) ?? []
    const fields = front.split('\n').map((line) => {
      const [, name, value = ''] = /^(\w+): (.*)$/.exec(line) ?? []
      return [name, JSON.parse(value)]
    })
    expect(Object.fromEntries(fields)).toEqual({
      title: body.title,
      date: '2031-03-05',
      mood: 4,
      emotion: 'calm',
      tags: ['a: b', '#c'],
      created_at,
      updated_at,
    })
    expect(content).toBe(awkward.content)
  })

  it('has a page to read in which every text is only a text', async () => {
    const { access } = await server.signIn('casey')
    const { files } = await download(access)
    const page = textIn(files, 'index.html')
    expect(page).not.toMatch(/<script|<img src=x/)
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; “salt”')
    const [, address = '', alt] = /<img src="([^"]+)" alt="([^"]+)"/.exec(page) ?? []
    expect([files.has(address), alt]).toEqual([true, 'A wave'])
    const words = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(words).toContain('2031-03-05 10:00 Good =1+1 sea, walk')
    expect(words).toContain('🧭 Walk Active · 2031-03-01 to 2031-04-01 ☐ First')
    expect(page).toMatch(/<\/html>\s*$/)
  })

  it('holds nothing of another user, and is empty for a new one', async () => {
    const token = await server.join('robin')
    const everything = everythingIn((await download(token)).files)
    expect(everything).toMatchObject({ readings: [], journeys: [], journal: [], feedback: [] })
    expect(everything.user.username).toBe('robin')
    expect((await server.app.request('/api/account/export/')).status).toBe(401)
  })

  it('is impossible after the account was deleted: only its feedback stays, without a name', async () => {
    const { access: token } = await server.signIn('casey')
    const remove = (current_password: string) =>
      server.call('/auth/users/me/', { method: 'DELETE', token, body: { current_password } })
    expect((await remove('not it')).status).toBe(400)
    expect((await remove(server.password)).status).toBe(204)
    const { db } = opened.database
    const left = (table: 'moods' | 'journal_entries' | 'journal_images' | 'sessions') =>
      db.selectFrom(table).select('user_id').execute()
    const robin = await db.selectFrom('users').select('id').execute()
    for (const table of ['moods', 'journal_entries', 'journal_images'] as const) {
      expect(await left(table)).toEqual([])
    }
    expect((await left('sessions')).map(({ user_id }) => user_id)).toEqual([robin[0]?.id])
    const feedback = await db.selectFrom('feedback').select(['user_id', 'message']).execute()
    expect(feedback).toEqual([{ user_id: null, message: 'Thank you' }])
    expect((await server.call('/mood/', { token })).status).toBe(401)
  })

  it('says of each item which import knows it, and what it said then', async () => {
    const token = await server.join('importer')
    const post = async (path: string, body: object) =>
      (await server.call(`/imports/${path}`, { method: 'POST', token, body })).body
    const { id } = await post('', { source: 'daylio-csv', file_name: 'daylio.csv' })
    const given = [readingItem('a'), entryItem('b'), pathItem('c')]
    await post(`${id}/items/`, { items: given.slice(0, 2) })
    await post(`${id}/paths/`, { paths: given.slice(2) })
    await post(`${id}/finish/`, {})
    const { readings, journal, journeys, account } = everythingIn((await download(token)).files)
    expect([...readings, ...journal, ...journeys]).toMatchObject(
      given.map(({ key, content }) => ({ import_key: key, import_content: content })),
    )
    const [reading] = readings
    const archived = { kind: 'reading', id: reading?.id, version: 1, made_at: reading?.timestamp }
    const items = [{ ...readingItem('other key'), archived }]
    expect(await post('known/', { items, account })).toEqual({
      known: [0],
      changed: [],
      similar: [],
    })
    expect((await post('known/', { items, account: 'another' })).known).toEqual([])
  })
})
