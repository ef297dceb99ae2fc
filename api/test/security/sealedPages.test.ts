import { sealedPictureType } from '@truenorth/api-contract/sealedPages'
import { addPasskey } from '../support/authenticator.ts'
import { databases } from '../support/databases.ts'
import { entryItem } from '../support/importItems.ts'
import { importsOf, newPerson } from '../support/person.ts'
import { webp } from '../support/pictures.ts'
import { newKeys, sealedPicture, sealedText, wrap } from '../support/sealedText.ts'

const keysPath = '/auth/users/me/sealed-pages/'
const facts = { entry_date: '2031-03-04', mood: 3, emotion: 'calm' }
const plain = { ...facts, title: 'Quince', content: 'Medlar in the rain', tags_input: ['Sorb'] }

describe.each(databases)('sealed pages on $name', ({ open }) => {
  const person = newPerson(open, 'seal')

  const setUp = () => person.send('POST', keysPath, newKeys(person.server.password))
  const write = (body: object, headers = {}) => person.send('POST', '/journal/', body, headers)
  const change = (id: number, body: object, headers = {}) =>
    person.send('PATCH', `/journal/${id}/`, body, headers)
  const sendPicture = async (type: string, bytes: Uint8Array, headers = {}) => {
    const response = await person.server.nextApp().request('/api/journal/images/', {
      method: 'POST',
      headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': type, ...headers },
      body: Uint8Array.from(bytes),
    })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }
  const seal = async (changes: object = {}) => {
    const sealed = sealedText()
    const { status, body } = await write({ ...facts, sealed, ...changes })
    expect(status).toBe(201)
    return { sealed, entry: body }
  }

  describe('the keys', () => {
    it('are set up once, with the password, by a passphrase and a recovery code', async () => {
      expect(await person.get(keysPath)).toEqual({
        key_id: null,
        seals_new: false,
        wraps: [],
        sealed_entries: 0,
      })
      const keys = newKeys(person.server.password)
      const refused = async (changes: object) =>
        (await person.send('POST', keysPath, { ...keys, ...changes })).body
      expect(await refused({ current_password: 'not it' })).toEqual({
        current_password: ['Invalid password.'],
      })
      expect(await refused({ wraps: [wrap('passphrase')] })).toEqual({
        wraps: ['A passphrase and a recovery code are needed.'],
      })
      // A passphrase that is only hashed could be guessed.
      const weak = wrap('passphrase', { kdf: wrap('recovery').kdf })
      expect(await refused({ wraps: [weak, wrap('recovery')] })).toEqual({
        wraps: { 0: ['This wrapped key is not whole.'] },
      })
      const kdf = { ...wrap('passphrase').kdf, m: 8 }
      expect(await refused({ wraps: [wrap('passphrase', { kdf }), wrap('recovery')] })).toEqual({
        wraps: { 0: { kdf: { m: [expect.any(String)] } } },
      })
      const made = await person.send('POST', keysPath, keys)
      expect([made.status, made.body]).toEqual([
        201,
        {
          key_id: keys.key_id,
          seals_new: false,
          wraps: keys.wraps.map((one) => expect.objectContaining(one)),
          sealed_entries: 0,
        },
      ])
      expect((await setUp()).status).toBe(409)
      expect((await person.send('PATCH', keysPath, { seals_new: true })).body.seals_new).toBe(true)
      await person.server.background.settled()
      expect(person.server.letters.map(({ subject }) => subject)).toContain(
        'Sealed pages were set up in your Truenorth account',
      )
      expect(JSON.stringify(await person.get('/auth/events/'))).toContain('sealed_pages_on')
    })

    it('are wrapped anew with the password, each in the place of the earlier one', async () => {
      const { body: before } = await setUp()
      const passphrase = wrap('passphrase')
      const put = (changes: object = {}) =>
        person.send('POST', `${keysPath}wraps/`, {
          current_password: person.server.password,
          key_id: before.key_id,
          wraps: [passphrase],
          ...changes,
        })
      expect((await put({ current_password: 'not it' })).status).toBe(400)
      // Of a key that was replaced meanwhile, as in another tab.
      expect((await put({ key_id: newKeys('').key_id })).status).toBe(409)
      const { wraps } = (await put()).body
      expect(wraps).toHaveLength(2)
      expect(JSON.stringify(wraps)).toContain(passphrase.wrapped)
      expect(JSON.stringify(wraps)).not.toContain(before.wraps[0].wrapped)
    })

    it('are wrapped by a passkey of this account alone, and go with it', async () => {
      const { body } = await setUp()
      const other = await person.server.join(`other-${person.username}`)
      const theirs = await addPasskey(person.server, other)
      const own = await addPasskey(person.server, person.token)
      const put = (passkey_id: number | null) =>
        person.send('POST', `${keysPath}wraps/`, {
          current_password: person.server.password,
          key_id: body.key_id,
          wraps: [wrap('passkey', { passkey_id })],
        })
      expect((await put(theirs.id)).status).toBe(400)
      expect((await put(null)).status).toBe(400)
      expect((await put(own.id)).body.wraps).toHaveLength(3)
      const { wraps } = (await put(own.id)).body
      expect(wraps).toHaveLength(3)
      expect(wraps[2]).toMatchObject({ passkey_id: own.id, credential_id: expect.any(String) })
      await person.send('DELETE', `/auth/passkeys/${own.id}/`)
      const left = (await person.get(keysPath)).wraps
      expect(left.map(({ kind }: { kind: string }) => kind)).toEqual(['passphrase', 'recovery'])
      // Neither of these two can be removed alone.
      expect((await person.send('DELETE', `${keysPath}wraps/${left[0].id}/`)).status).toBe(404)
    })

    it('cannot be removed while an entry is sealed', async () => {
      await setUp()
      const { entry } = await seal()
      const end = () =>
        person.send('POST', `${keysPath}end/`, { current_password: person.server.password })
      expect((await end()).status).toBe(409)
      expect((await person.get(keysPath)).sealed_entries).toBe(1)
      await person.send('DELETE', `/journal/${entry.id}/`)
      expect((await end()).body).toMatchObject({ key_id: null, wraps: [] })
      expect((await write({ ...facts, sealed: sealedText() })).body).toEqual({
        detail: 'This account has no sealed pages. Set them up first.',
      })
    })
  })

  describe('an entry', () => {
    it('that is sealed says so, and nothing else', async () => {
      await setUp()
      const { sealed, entry } = await seal()
      expect(entry).toMatchObject({ ...facts, title: 'Sealed page', content: '', tags: [], sealed })
      expect(await person.get('/journal/')).toEqual([entry])
      expect(await person.get(`/journal/${entry.id}/`)).toEqual(entry)
      expect((await person.get('/days/2031-03-04/')).entries).toMatchObject([
        { title: 'Sealed page', excerpt: '' },
      ])
      const period = await person.get('/days/?from=2031-03-01&to=2031-03-31')
      expect(period).toMatchObject({ entry_count: 1, word_count: 0, words: [] })
    })

    it('takes no plain text beside its sealed one', async () => {
      await setUp()
      expect((await write({ ...plain, sealed: sealedText() })).body).toEqual({
        title: ['A sealed entry has this in its sealed text.'],
        content: ['A sealed entry has this in its sealed text.'],
        tags_input: ['A sealed entry has this in its sealed text.'],
      })
      const { entry } = await seal()
      // As a tab sends it that knows nothing of sealing.
      const old = await change(entry.id, { title: 'Quince', content: 'Medlar', mood: 4 })
      expect([old.status, old.body]).toEqual([
        400,
        {
          title: ['This page is sealed. Reload the app to change it.'],
          content: ['This page is sealed. Reload the app to change it.'],
        },
      ])
      expect((await change(entry.id, { entry_date: '2031-03-03' })).status).toBe(400)
      expect((await change(entry.id, { images: [] })).status).toBe(400)
      const kept = await change(entry.id, { mood: 5, entry_date: facts.entry_date })
      expect(kept.body).toMatchObject({ mood: 5, sealed: entry.sealed })
    })

    it('gets later revisions only, each once, under the id that it has', async () => {
      await setUp()
      const { sealed, entry } = await seal()
      const revised = (revision: number, id = sealed.id) =>
        change(entry.id, { sealed: sealedText({ id, revision }) })
      const stale = await revised(1)
      expect([stale.status, stale.body.sealed]).toEqual([412, sealed])
      expect((await revised(2, sealedText().id)).status).toBe(400)
      const both = await Promise.all([revised(3), revised(3)])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
      expect((await person.get(`/journal/${entry.id}/`)).sealed.revision).toBe(3)
      expect((await revised(2)).status).toBe(412)
    })

    it('cannot be stored as another one, of the same account or of another', async () => {
      await setUp()
      const { sealed } = await seal()
      expect((await write({ ...facts, sealed })).status).toBe(400)
      const { body: second } = await write(plain)
      expect((await change(second.id, { sealed })).body).toEqual({
        sealed: { id: ['Another entry has this sealed id.'] },
      })
      // Whoever gets hold of it can store it, and not open it: it is bound to its account.
      const token = await person.server.join(`thief-${person.username}`)
      const { server } = person
      const stolen = await server.call('/journal/', {
        method: 'POST',
        token,
        body: { ...facts, sealed },
      })
      expect(stolen.status).toBe(409)
    })

    it('that is sealed later loses its plain copy, and what would tell a guess from a miss', async () => {
      await setUp()
      const picture = await sendPicture('image/webp', webp, { 'Idempotency-Key': 'picture' })
      const once = { 'Idempotency-Key': 'entry' }
      const body = { ...plain, images: [picture.body.path] }
      const { body: entry } = await write(body, once)
      const sealed = sealedText()
      // Its pictures have to be sealed as well.
      expect((await change(entry.id, { sealed })).status).toBe(400)
      const refused = await change(entry.id, { sealed, images: [picture.body.path] })
      expect(refused.body).toEqual({ images: { 0: [expect.any(String)] } })
      expect((await person.get(`/journal/${entry.id}/`)).images).toEqual([picture.body.path])
      const hidden = await sendPicture(sealedPictureType, sealedPicture())
      const done = await change(entry.id, { sealed, images: [hidden.body.path] })
      expect(done.body).toMatchObject({ title: 'Sealed page', images: [hidden.body.path] })
      const { status } = await person.server.call(picture.body.path, { token: person.token })
      expect(status).toBe(404)

      const { db } = person.database
      const rows = await db
        .selectFrom('journal_entries')
        .selectAll()
        .where('id', '=', entry.id)
        .execute()
      expect(JSON.stringify(rows)).not.toMatch(/Quince|Medlar|Sorb/)
      const keys = await db.selectFrom('once_keys').select('fingerprint').execute()
      expect(keys.filter(({ fingerprint }) => fingerprint !== '')).toEqual([])
      // The first request again, whose answer may have been lost, makes no second entry.
      expect((await write(body, once)).body).toMatchObject({ id: entry.id, sealed })
    })

    it('that came with an import keeps no digest of what it said', async () => {
      await setUp()
      const imports = importsOf(person)
      await imports.importAll(entryItem('Quince'))
      const [entry] = await person.get('/journal/')
      const digests = () =>
        person.database.db.selectFrom('import_keys').select(['content', 'likeness']).execute()
      const before = await digests()
      await change(entry.id, { sealed: sealedText() })
      const after = await digests()
      expect(after.flatMap(({ content }) => content)).not.toEqual(before.map((one) => one.content))
      expect(after.at(-1)?.likeness).toBeNull()
    })

    it('is opened for good with its text and pictures', async () => {
      await setUp()
      const hidden = await sendPicture(sealedPictureType, sealedPicture())
      const { entry } = await seal({ images: [hidden.body.path] })
      expect((await change(entry.id, { sealed: null })).body).toEqual({
        title: ['This field is required.'],
        content: ['This field is required.'],
      })
      expect((await change(entry.id, { ...plain, sealed: null })).status).toBe(400)
      const same = await change(entry.id, { ...plain, sealed: null, images: [hidden.body.path] })
      expect(same.status).toBe(400)
      const opened = await change(entry.id, { ...plain, sealed: null, images: [] })
      expect(opened.body).toMatchObject({ title: 'Quince', tags: ['Sorb'], sealed: null })
    })

    it('cannot get a plain text by a call that found it unsealed', async () => {
      await setUp()
      const { body: entry } = await write(plain)
      const results = await Promise.all([
        change(entry.id, { sealed: sealedText() }),
        change(entry.id, { content: 'Medlar again' }),
      ])
      expect(results.map(({ status }) => status)).not.toContain(500)
      const { sealed, content } = await person.get(`/journal/${entry.id}/`)
      expect(content).toBe(sealed ? '' : 'Medlar again')
    })
  })

  it('a sealed picture is stored as it is, has no description, and is shown by no page', async () => {
    const bytes = sealedPicture()
    expect((await sendPicture(sealedPictureType, webp)).status).toBe(415)
    const described = await sendPicture(sealedPictureType, bytes, { 'X-Alt-Text': 'A%20quince' })
    expect(described.status).toBe(400)
    const { body } = await sendPicture(sealedPictureType, bytes)
    const path = `/api${body.path}?size=small`
    const headers = { Authorization: `Bearer ${person.token}` }
    const answer = await person.server.nextApp().request(path, { headers })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': sealedPictureType,
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
    expect((await person.send('PATCH', body.path, { alt: 'A quince' })).status).toBe(400)
    // A plain entry holds no sealed picture.
    expect((await write({ ...plain, images: [body.path] })).status).toBe(400)
  })
})
