import { Writable } from 'node:stream'
import { pino } from 'pino'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'
import { createServer } from '#src/createServer.ts'
import { limitsFrom } from '#src/auth/limits.ts'
import { createBackground } from '#src/http/background.ts'
import type { Letter } from '#src/mail/mailer.ts'

const sqlite = databases.filter(({ name }) => name === 'SQLite')
const newPassword = 'Harbour-Window-17'

describe.each(sqlite)('secrets', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())

  it('appear in no log line and in no error', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(line.toString())
        done()
      },
    })
    const log = pino({ level: 'debug' }, stream)
    const background = createBackground(log)
    const letters: Letter[] = []
    const nothing = async () => undefined
    const { keys, password } = testServer(opened.database)
    const server = createServer({
      database: opened.database,
      keys,
      secondFactorKey: async () => 'a key that is in no log line and in no error',
      clock: () => new Date(),
      mailer: {
        send: async (letter) => void letters.push(letter),
        rehearse: nothing,
        forget: nothing,
        removeOld: nothing,
      },
      background,
      log,
      publicUrl: 'https://truenorth.example',
      trustedProxies: 0,
      limits: limitsFrom({ signIn: 99, registration: 99 }),
      holds: { items: 1000, pictureBytes: 1000, loosePictures: 1 },
      callsPerMinute: 1000,
    })
    const answers: string[] = []
    const post = async (path: string, body: object, token = '') => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      const request = { method: 'POST', headers, body: JSON.stringify(body) }
      const answer = await server.request(`/api${path}`, request)
      const text = await answer.text()
      if (!answer.ok) answers.push(text)
      return text
    }

    const account = { username: 'casey', email: 'casey@example.com', password }
    await post('/auth/users/', account)
    const pair = JSON.parse(await post('/token/', account))
    await post('/token/', { ...account, password: `${password}!` })
    const next = JSON.parse(await post('/token/refresh/', { refresh: pair.refresh }))
    await post('/token/refresh/', { refresh: `${pair.refresh}x` })
    await post('/mood/', { mood_value: 9, note: 'private words' }, pair.access)
    await post('/auth/users/reset_password/', { email: account.email })
    await background.settled()
    const [, uid, token] = /confirm\/(\w+)\/([\w-]+)/.exec(letters[0]?.text ?? '') ?? []
    const confirm = { uid, token, new_password: newPassword, re_new_password: newPassword }
    await post('/auth/users/reset_password_confirm/', { ...confirm, token: `${token}x` })
    await post('/auth/users/reset_password_confirm/', confirm)

    const said = [...lines, ...answers].join('\n')
    expect(lines.length).toBeGreaterThan(8)
    const secrets = [password, newPassword, pair.access, pair.refresh, next.refresh, token]
    for (const secret of [...secrets, 'private words', account.email]) {
      expect(secret).toMatch(/.{8}/)
      expect(said).not.toContain(secret)
    }
  })
})
