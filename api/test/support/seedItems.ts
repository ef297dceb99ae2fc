import { addPasskey } from './authenticator.ts'
import { png } from './pictures.ts'
import { newKeys, wrap } from './sealedText.ts'
import type { testServer } from './testServer.ts'
import type { Caller } from '../security/arbitraryRequest.ts'

type Server = ReturnType<typeof testServer>

const createdId = async (server: Server, token: string, path: string, body: object) => {
  const { status, body: made } = await server.call(path, { method: 'POST', token, body })
  if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(made)}`)
  return Number(made.id)
}

const pictureId = async ({ app }: Server, token: string) => {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png' }
  const answer = await app.request('/api/journal/images/', { method: 'POST', headers, body: png })
  return Number(JSON.parse(await answer.text()).id)
}

const sessionId = async (server: Server, token: string) => {
  const { body } = await server.call('/auth/sessions/', { token })
  const sessions: { id: string; is_current?: boolean }[] = body
  return sessions.find((one) => !one.is_current)?.id ?? 'none'
}

// Of an open import there is one at most, of export tokens there are five: those that are there will do.
const openImportId = async (server: Server, token: string) => {
  const { body: known } = await server.call('/imports/', { token })
  const imports: { id: number; state: string }[] = known
  const body = { source: 'daylio-csv', file_name: 'daylio.csv' }
  return (
    imports.find(({ state }) => state === 'open')?.id ?? createdId(server, token, '/imports/', body)
  )
}

const exportTokenId = async (server: Server, token: string) => {
  const { body: known } = await server.call('/account/export-tokens/', { token })
  const tokens: { id: number }[] = known
  return tokens[0]?.id ?? createdId(server, token, '/account/export-tokens/', { name: 'A token' })
}

const passkeyId = async (server: Server, token: string) => {
  const { body: known } = await server.call('/auth/passkeys/', { token })
  const passkeys: { id: number }[] = known
  return passkeys[0]?.id ?? (await addPasskey(server, token)).id
}

const sealedWrapId = async (server: Server, token: string, passkey_id: number) => {
  const path = '/auth/users/me/sealed-pages/'
  const post = (to: string, body: object) => server.call(to, { method: 'POST', token, body })
  await post(path, newKeys(server.password))
  const { body: present } = await server.call(path, { token })
  const changed = { current_password: server.password, key_id: present.key_id }
  const { body } = await post(`${path}wraps/`, {
    ...changed,
    wraps: [wrap('passkey', { passkey_id })],
  })
  const wraps: { id: number; kind: string }[] = body.wraps
  return wraps.find(({ kind }) => kind === 'passkey')?.id
}

const journey = {
  title: 'North',
  start_date: '2031-03-05',
  target_date: '2031-04-05',
  category: 'wellness',
}
const entry = {
  entry_date: '2031-03-05',
  mood: 3,
  emotion: 'calm',
  title: 'A title',
  content: 'Words',
}

/** Creates one item of every kind for the owner of the token; returns their paths by route. */
export const seedItems = async (server: Server, token: string) => {
  const id = (path: string, body: object) => createdId(server, token, path, body)
  const mood = await id('/mood/', { mood_value: 3 })
  const journeyId = await id('/journey/', journey)
  const milestonePath = `/journey/${journeyId}/milestone/`
  const milestone = await id(milestonePath, { title: 'A step', type: 'habit' })
  const imported = `/imports/${await openImportId(server, token)}/`
  const feedback = `/feedback/${await id('/feedback/', { message: 'A message', picture: png.toString('base64') })}/`
  const exportToken = await exportTokenId(server, token)
  const passkey = await passkeyId(server, token)
  return {
    '/mood/:id/': `/mood/${mood}/`,
    '/journey/:id/': `/journey/${journeyId}/`,
    '/journey/:journeyId/milestone/': milestonePath,
    '/journey/:journeyId/milestone/type-choices/': `${milestonePath}type-choices/`,
    '/journey/:journeyId/milestone/:id/': `${milestonePath}${milestone}/`,
    '/journal/:id/': `/journal/${await id('/journal/', entry)}/`,
    '/journal/images/:id/': `/journal/images/${await pictureId(server, token)}/`,
    '/feedback/:id/': feedback,
    '/feedback/:id/thread/': `${feedback}thread/`,
    '/feedback/:id/picture/': `${feedback}picture/`,
    '/my-feedback/:id/picture/': `${feedback.replace('/feedback/', '/my-feedback/')}picture/`,
    '/feedback/:id/answers/': `${feedback}answers/`,
    '/my-feedback/:id/': feedback.replace('/feedback/', '/my-feedback/'),
    '/feedback/:id/notes/': `${feedback}notes/`,
    '/feedback/:id/notes/:noteId/': `${feedback}notes/1/`,
    '/imports/:id/': imported,
    '/imports/:id/edited/': `${imported}edited/`,
    '/imports/:id/finish/': `${imported}finish/`,
    '/imports/:id/images/': `${imported}images/`,
    '/imports/:id/items/': `${imported}items/`,
    '/imports/:id/paths/': `${imported}paths/`,
    '/imports/:id/undo/': `${imported}undo/`,
    '/account/export-tokens/:id/': `/account/export-tokens/${exportToken}/`,
    '/auth/passkeys/:id/': `/auth/passkeys/${passkey}/`,
    '/auth/users/me/sealed-pages/wraps/:id/': `/auth/users/me/sealed-pages/wraps/${await sealedWrapId(server, token, passkey)}/`,
    // Who asks for codes could not be signed in by these tests: `secondFactor.test.ts` tries the one of another.
    '/auth/second-factor/devices/:id/': '/auth/second-factor/devices/1/',
    '/admin/accounts/:id/': '/admin/accounts/1/',
    '/admin/accounts/:id/sessions/': '/admin/accounts/1/sessions/',
    '/auth/sessions/:id/': `/auth/sessions/${await sessionId(server, token)}/`,
  }
}

/** New tokens for all callers. */
export const tokensOf = async (server: Server): Promise<Record<Caller, string | undefined>> => {
  await server.signIn('owner')
  const owner = await server.signIn('owner')
  const other = await server.signIn('other')
  const admin = await server.signIn('admin')
  return {
    nobody: undefined,
    owner: owner.access,
    other: other.access,
    admin: admin.access,
    liar: 'ey.ey.ey',
    refresh: owner.refresh,
  }
}
