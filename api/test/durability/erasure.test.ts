// What people delete is in no file of the data folder and in no backup made afterwards (D45).
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { z } from 'zod'
import { samplePictures } from '#src/demo/content/pictures.ts'
import { sqliteFile } from '#src/db/openDatabase.ts'
import { parseEnvironment } from '#src/environment.ts'
import { createLog } from '#src/log.ts'
import { type Api, startApi } from '#src/startApi.ts'
import { backUp } from '#src/storage/backup.ts'
import { wordsLeftIn, wordsThatStay } from '../support/wordsInFiles.ts'

const password = 'Wander-Lantern-42'
const firstEdition = join(process.cwd(), 'test/data/first-edition/data')

describe('the files of a server', () => {
  let folder = ''
  let dataDir = ''
  let api: Api
  let token = ''

  const start = async () => {
    const environment = parseEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    api = await startApi(environment, createLog(environment))
  }
  const call = async (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const isJson = body !== undefined && !(body instanceof Blob)
    return api.fetch(
      new Request(`http://localhost/api${path}`, {
        method,
        headers: {
          ...(isJson && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      }),
    )
  }
  const signUp = async (username: string, email: string) => {
    token = ''
    await call('POST', '/auth/users/', { username, email, password })
    const pair = await call('POST', '/token/', { username, password })
    token = z.object({ access: z.string() }).parse(await pair.json()).access
  }
  let keys = 0
  const create = async (path: string, body: object, headers = {}) => {
    keys += 1
    const made = await call('POST', path, body, { 'Idempotency-Key': `k${keys}`, ...headers })
    expect(made.status).toBe(201)
    return z.object({ id: z.number() }).parse(await made.json()).id
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-erasure-'))
    dataDir = join(folder, 'data')
  })
  afterEach(async () => {
    await api.close()
    await rm(folder, { recursive: true })
  })

  // Bytes near the beginning of the stored picture, where SQLite keeps them in one piece.
  const pixelsOf = async (image: string) => {
    const bytes = Buffer.from(await (await call('GET', image)).arrayBuffer())
    const starts = Array.from({ length: 12 }, (_, index) => 40 + 30 * index)
    const pieces = starts.map((start) => bytes.subarray(start, start + 30))
    const piece = pieces.find((one) => new Set(one).size > 15)
    if (!piece) throw new Error('The picture has no bytes to know it by')
    return piece.toString('latin1')
  }

  /** Writes every kind of item; returns the paths of those that hold the others, and a picture's bytes. */
  const writeEverything = async () => {
    const reading = await create('/mood/', {
      mood_value: 3,
      note: 'quincenote',
      tags: ['quincetag'],
    })
    await call('PATCH', `/mood/${reading}/`, { note: 'quinceedited' })
    const days = { start_date: '2031-03-05', target_date: '2031-04-05', category: 'wellness' }
    const path = await create('/journey/', {
      title: 'quincepath',
      description: 'quincewhy',
      ...days,
    })
    const step = { title: 'quincestep', description: 'quincehow', type: 'habit' }
    await create(`/journey/${path}/milestone/`, { ...step, reward: 'quincereward' })
    const picture = new Blob([Buffer.from(samplePictures.desk.base64, 'base64')])
    const id = await create('/journal/images/', picture, { 'X-Alt-Text': 'quincealt' })
    const image = `/journal/images/${id}/`
    const day = { entry_date: '2026-03-05', mood: 3, emotion: 'calm' }
    const entry = await create('/journal/', {
      ...day,
      title: 'quincetitle',
      content: 'quincecontent '.repeat(2000),
      tags_input: ['quinceentrytag'],
      images: [image],
    })
    return {
      items: [`/mood/${reading}/`, `/journey/${path}/`, `/journal/${entry}/`],
      pixels: await pixelsOf(image),
    }
  }
  const words = [
    'quincenote',
    'quincetag',
    'quinceedited',
    'quincepath',
    'quincewhy',
    'quincestep',
    'quincehow',
    'quincereward',
    'quincetitle',
    'quincecontent',
    'quinceentrytag',
    'quincealt',
  ]

  it('hold nothing of what was deleted, nor does a backup of the same moment', async () => {
    await start()
    await signUp('casey', 'casey@example.com')
    const { items, pixels } = await writeEverything()
    const written = [...words, pixels]
    // What an edit has replaced may have left the files already.
    const present = written.filter((word) => word !== 'quincenote')
    expect(await wordsLeftIn(dataDir, present)).toEqual(present)
    for (const path of items) expect((await call('DELETE', path)).status).toBe(204)
    await backUp({ from: sqliteFile(dataDir), to: join(folder, 'backup', 'new.sqlite') })
    expect(await wordsLeftIn(join(folder, 'backup'), written)).toEqual([])
    expect(await wordsThatStay(dataDir, written)).toEqual([])
  })

  it('hold nothing of a deleted account but its feedback without name and address', async () => {
    await start()
    await signUp('quinceuser', 'quincemail@example.com')
    const { pixels } = await writeEverything()
    const feedback = { message: 'Staying words', email: 'quinceother@example.com' }
    await create('/feedback/', feedback)
    await call('POST', '/auth/users/reset_password/', { email: 'quincemail@example.com' })
    const personal = [...words, pixels, 'quinceuser', 'quincemail', 'quinceother']
    // The letter is written after the answer.
    while ((await wordsLeftIn(join(dataDir, 'mail'), ['quincemail'])).length === 0) await wait(50)
    const goodbye = await call('DELETE', '/auth/users/me/', { current_password: password })
    expect(goodbye.status).toBe(204)
    expect(await wordsThatStay(dataDir, personal)).toEqual([])
    expect(await wordsLeftIn(dataDir, ['Staying words'])).toEqual(['Staying words'])
  })

  it('of the first edition lose what was deleted before the update', async () => {
    await cp(firstEdition, dataDir, { recursive: true })
    const old = new Sqlite(sqliteFile(dataDir))
    old.pragma('secure_delete = OFF')
    const write = `insert into feedback (type, message, email, page, search_text, created_at)
      values ('bug', 'quinceold', '', '', '', '2026-01-01T00:00:00.000000Z')`
    old.exec(write)
    old.exec(`delete from feedback where message = 'quinceold'`)
    old.close()
    expect(await wordsLeftIn(dataDir, ['quinceold'])).toEqual(['quinceold'])
    await start()
    expect(await wordsThatStay(dataDir, ['quinceold'])).toEqual([])
  })
})
