import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnvironment } from '#src/environment.ts'
import { createLog } from '#src/log.ts'
import { startApi, type Api } from '#src/startApi.ts'
import { openMailbox, type Mailbox } from '../support/openMailbox.ts'

const casey = {
  username: 'casey',
  email: 'casey@example.com',
  password: 'Wander-Lantern-42',
}
const newPassword = 'Harbour-Window-17'

describe('a forgotten password, with a mail server', () => {
  let folder = ''
  let mailbox: Mailbox
  let api: Api

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-smtp-'))
    mailbox = await openMailbox()
    const environment = parseEnvironment({
      DATA_DIR: folder,
      SMTP_URL: mailbox.url,
      PUBLIC_URL: 'https://truenorth.example',
    })
    api = await startApi(environment, createLog({ LOG_LEVEL: 'silent' }))
  })
  afterAll(async () => {
    await api.close()
    await mailbox.close()
    await rm(folder, { recursive: true })
  })

  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Host: 'evil.example' }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await api.fetch(new Request(`http://evil.example/api${path}`, request))).status
  }

  it('is set with the link of the letter, which has a text and an HTML part', async () => {
    await post('/auth/users/', casey)
    expect(await post('/auth/users/reset_password/', { email: 'CASEY@example.com' })).toBe(204)
    const { to, parts } = await mailbox.next()
    expect(to).toEqual(['casey@example.com'])
    const address = /https:\/\/truenorth\.example\/password-reset-confirm\/(\w+)\/([\w-]+)/
    const [, uid, token] = address.exec(parts['text/plain'] ?? '') ?? []
    expect(parts['text/html']).toContain(
      `href="https://truenorth.example/password-reset-confirm/${uid}/${token}"`,
    )
    expect(JSON.stringify(parts)).not.toContain('evil.example')
    const confirm = { uid, token, new_password: newPassword, re_new_password: newPassword }
    expect(await post('/auth/users/reset_password_confirm/', confirm)).toBe(204)
    expect(await post('/auth/users/reset_password_confirm/', confirm)).toBe(400)
    expect(await post('/token/', { ...casey, password: newPassword })).toBe(200)
    expect(await post('/token/', casey)).toBe(401)
  })

  it('sends nothing to an unknown address', async () => {
    expect(await post('/auth/users/reset_password/', { email: 'nobody@example.com' })).toBe(204)
    expect(await post('/auth/users/reset_password/', { email: casey.email })).toBe(204)
    expect((await mailbox.next()).to).toEqual([casey.email])
  })
})
