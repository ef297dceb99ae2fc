import { sql } from 'kysely'
import { databases } from '../support/databases.ts'
import { newPerson } from '../support/person.ts'

const exports = ['', 'readings/', 'paths/', 'journal/'].map((path) => `/account/export/${path}`)

describe.each(databases)('export tokens on $name', ({ open }) => {
  const person = newPerson(open, 'reader')

  const path = '/account/export-tokens/'
  const make = (name = 'Backup at home') => person.send('POST', path, { name })

  it('are shown once, and listed with the time of their last use', async () => {
    const made = await make()
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Backup at home',
        created_at: '2031-03-05T10:00:00.123000Z',
        last_used_at: null,
        token: expect.stringMatching(/^tnx_[\w-]{43}$/),
      },
    ])
    person.server.time.pass(1000)
    await person.server.call('/account/export/readings/', { token: made.body.token })
    const { token: secret, ...listed } = made.body
    const used = { ...listed, last_used_at: '2031-03-05T10:00:01.123000Z' }
    expect((await person.server.call(path, { token: person.token })).body).toEqual([used])
    const { rows } = await sql<{ hash: string }>`select hash from export_tokens`.execute(
      person.database.db,
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('open every export of their account, and nothing else', async () => {
    await person.send('POST', '/mood/', { mood_value: 3, note: 'Rain' })
    const secret: string = (await make()).body.token
    const answers = await Promise.all(
      exports.map((one) => person.server.call(one, { token: secret })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers[1]?.body).toContain('Rain')
    const elsewhere = await Promise.all(
      ['/mood/', '/journal/', '/auth/users/me/', '/imports/', path].map((one) =>
        person.server.call(one, { token: secret }),
      ),
    )
    expect(elsewhere.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    const other = await person.server.call('/mood/', { method: 'POST', token: secret, body: {} })
    expect(other.status).toBe(401)
    const inAddress = await person.server.call(`/account/export/readings/?token=${secret}`)
    expect(inAddress.status).toBe(401)
  })

  it('end when they are revoked, by their owner alone', async () => {
    const { id, token: secret } = (await make()).body
    const stranger = await person.server.join(`stranger${person.username}`)
    const revoke = (by: string) =>
      person.server.call(`${path}${id}/`, { method: 'DELETE', token: by })
    expect((await revoke(stranger)).status).toBe(404)
    expect((await revoke(person.token)).status).toBe(204)
    expect((await person.server.call('/account/export/', { token: secret })).status).toBe(401)
  })

  it('are at most five, even when they are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 7 }, () => make()))
    const statuses = made.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 409, 409])
  })

  it('end with a new password, and with the account', async () => {
    const secret: string = (await make()).body.token
    const next = 'Another-Lantern-43'
    await person.send('POST', '/auth/users/set_password/', {
      current_password: person.server.password,
      new_password: next,
    })
    expect((await person.server.call('/account/export/', { token: secret })).status).toBe(401)
    person.token = (await person.server.signIn(person.username, next)).access
    const again: string = (await make()).body.token
    expect((await person.server.call('/account/export/', { token: again })).status).toBe(200)
    const gone = await person.server.call('/auth/users/me/', {
      method: 'DELETE',
      token: person.token,
      body: { current_password: next },
    })
    expect(gone.status).toBe(204)
    expect((await person.server.call('/account/export/', { token: again })).status).toBe(401)
  })
})
