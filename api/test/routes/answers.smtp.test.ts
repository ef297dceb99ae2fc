import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appointAdmin } from '#src/auth/appointAdmin.ts'
import { createHasher } from '#src/auth/hasher.ts'
import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { parseEnvironment } from '#src/environment.ts'
import { createLog } from '#src/log.ts'
import { openStorage, startApi, type Api } from '#src/startApi.ts'
import { openMailbox, type Mailbox } from '../support/openMailbox.ts'

const password = 'Wander-Lantern-42'

describe('answers to feedback, with a mail server', () => {
  const refusals = new Map<string, number>()
  let now = new Date('2031-03-05T10:00:00Z')
  let folder = ''
  let mailbox: Mailbox
  let api: Api
  let admin = ''
  let adminPassword = ''

  const call = async (method: string, path: string, token = '', body?: object) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token !== '' && { Authorization: `Bearer ${token}` }),
    }
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await api.fetch(new Request(`http://localhost/api${path}`, sent))
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  const signIn = async (username: string, secret = password) =>
    String((await call('POST', '/token/', '', { username, password: secret })).body.access)
  const signUp = async (username: string) => {
    await call('POST', '/auth/users/', '', { username, password, email: `${username}@example.com` })
    return signIn(username)
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-answers-'))
    mailbox = await openMailbox(refusals)
    const environment = parseEnvironment({
      DATA_DIR: folder,
      SMTP_URL: mailbox.url,
      PUBLIC_URL: 'https://truenorth.example',
    })
    const log = createLog({ LOG_LEVEL: 'silent' })
    const { database } = await openStorage(environment, log)
    const parts = { users: kyselyUsers(database.db), hasher: createHasher(), now }
    adminPassword = (await appointAdmin('river', parts)).password ?? ''
    await database.close()
    api = await startApi(environment, log, () => now)
    admin = await signIn('river', adminPassword)
  })
  afterAll(async () => {
    await api.close()
    await mailbox.close()
    await rm(folder, { recursive: true })
  })

  const send = async (token: string, email?: string): Promise<number> =>
    (await call('POST', '/feedback/', token, { message: 'It stopped.', ...(email && { email }) }))
      .body.id
  const answer = (id: number, text: string) =>
    call('POST', `/feedback/${id}/answers/`, admin, { text })
  /** The answers once no letter is on its way any more. */
  const settled = async (id: number): Promise<{ letter: string; failure?: string }[]> => {
    for (;;) {
      const { answers } = (await call('GET', `/feedback/${id}/thread/`, admin)).body
      const isDone = answers.every(
        (one: { letter: string; failure?: string }) => one.letter !== 'waiting' || one.failure,
      )
      if (isDone) return answers
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it('go to the address that was given, without a word about who wrote them', async () => {
    const casey = await signUp('casey')
    const id = await send(casey, 'casey@elsewhere.example')
    await answer(id, 'It goes again.\n<b>Thank you.</b>')
    const { to, parts } = await mailbox.next()
    expect(to).toEqual(['casey@elsewhere.example'])
    expect(parts['text/plain']).toContain('It goes again.')
    expect(parts['text/html']).toContain('&lt;b&gt;Thank you.&lt;/b&gt;')
    expect(parts['text/html']).toContain('href="https://truenorth.example/feedback"')
    expect(JSON.stringify(parts)).not.toMatch(/river|It stopped/)
    expect(await settled(id)).toMatchObject([{ letter: 'sent', is_seen: false, writer: 'river' }])

    const { body: mine } = await call('GET', '/my-feedback/', casey)
    expect(mine).toMatchObject([
      {
        id,
        is_read: true,
        answers: [{ text: 'It goes again.\n<b>Thank you.</b>', is_seen: false }],
      },
    ])
    expect(JSON.stringify(mine)).not.toContain('river')
    expect((await call('GET', '/my-feedback/news/', casey)).body).toEqual({ answers: 1 })
    await call('POST', '/my-feedback/seen/', casey)
    expect((await call('GET', '/my-feedback/news/', casey)).body).toEqual({ answers: 0 })
    expect(await settled(id)).toMatchObject([{ is_seen: true }])
  })

  it('that are sent twice are stored and delivered once', async () => {
    const ash = await signUp('ash')
    const id = await send(ash, 'ash@example.com')
    await Promise.all([answer(id, 'Once.'), answer(id, 'Once.')])
    expect(await settled(id)).toHaveLength(1)
    await mailbox.next()
    const other = await send(ash, 'ash-too@example.com')
    await answer(other, 'Another.')
    expect((await mailbox.next()).to).toEqual(['ash-too@example.com'])
  })

  it('are seen here alone where no address was given', async () => {
    const id = await send(await signUp('robin'))
    await answer(id, 'Only here.')
    expect(await settled(id)).toMatchObject([{ letter: 'none' }])
  })

  it('wait while the mail server is busy, and are sent later', async () => {
    refusals.set('busy@example.com', 451)
    const id = await send(await signUp('busy'), 'busy@example.com')
    await answer(id, 'Soon.')
    expect(await settled(id)).toMatchObject([{ letter: 'waiting', failure: 'EENVELOPE 451' }])
    refusals.clear()
    now = new Date(now.getTime() + 11 * 60_000)
    admin = await signIn('river', adminPassword)
    const other = await send(await signUp('later'))
    await answer(other, 'What is due is sent with it.')
    expect((await mailbox.next()).to).toEqual(['busy@example.com'])
    for (;;) {
      const [one] = await settled(id)
      if (one?.letter === 'sent') break
    }
    expect(await settled(id)).toMatchObject([{ letter: 'sent' }])
  })

  it('that the mail server refuses for good have failed, which administrators see', async () => {
    refusals.set('gone@example.com', 550)
    const id = await send(await signUp('gone'), 'gone@example.com')
    await answer(id, 'Are you there?')
    expect(await settled(id)).toMatchObject([{ letter: 'failed', failure: 'EENVELOPE 550' }])
  })

  it('go to nobody who has asked for no more letters, with the link of one', async () => {
    const token = await signUp('quiet')
    const id = await send(token, 'Quiet@example.com')
    await answer(id, 'First.')
    const { parts } = await mailbox.next()
    const link = /https:\/\/truenorth\.example\/feedback\/letters\?token=([\w-]+)/
    const [, stop] = link.exec(parts['text/plain'] ?? '') ?? []
    expect((await call('POST', '/feedback-letters/stop/', '', { token: 'x' })).status).toBe(204)
    expect((await call('POST', '/feedback-letters/stop/', '', { token: stop })).status).toBe(204)
    expect((await call('POST', '/feedback-letters/stop/', '', { token: stop })).status).toBe(204)
    const again = await send(token, 'quiet@example.com')
    await answer(again, 'Second.')
    expect(await settled(again)).toMatchObject([{ letter: 'stopped' }])
    expect((await call('GET', '/my-feedback/', token)).body[0]).toMatchObject({
      answers: [{ text: 'Second.' }],
    })
  })

  it('are taken back with the feedback, and by nobody else', async () => {
    const token = await signUp('sorry')
    const id = await send(token)
    await answer(id, 'Noted.')
    const other = await signUp('nosy')
    expect((await call('DELETE', `/my-feedback/${id}/`, other)).status).toBe(404)
    expect((await call('GET', '/my-feedback/', other)).body).toEqual([])
    expect((await call('DELETE', `/my-feedback/${id}/`, token)).status).toBe(204)
    expect((await call('GET', '/my-feedback/', token)).body).toEqual([])
    expect((await call('GET', `/feedback/${id}/thread/`, admin)).status).toBe(404)
  })
})
