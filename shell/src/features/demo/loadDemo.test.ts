import { get, post, session, signOut, startDemo, startSession } from '@truenorth/shared-auth'
import { setSession } from '@truenorth/shared-auth/testing'
import '@truenorth/shared-auth/testing'
import { loadDemo } from './loadDemo'

type Entry = { title: string }

const entry = {
  title: 'A walk in the rain',
  content: 'Wet, and glad of it.',
  entry_date: '2025-05-05',
  mood: 4,
  emotion: 'happy',
  tags_input: [],
  images: [],
}
const titles = async () => (await get<Entry[]>('/journal/')).map(({ title }) => title)

test('a demo has sample data, no token, and a user without administrator rights', async () => {
  await startDemo(loadDemo)
  expect(session).toMatchObject({ status: 'signedIn', demo: true })
  expect(session.user?.is_admin).toBe(false)
  expect(localStorage.getItem('access_token')).toBeNull()
  expect((await titles()).length).toBeGreaterThan(0)
})

test('what was written in a demo survives a reload of its tab', async () => {
  await startDemo(loadDemo)
  await post('/journal/', entry)
  const before = await titles()
  expect(before).toContain(entry.title)

  setSession({ status: 'loading' })
  await startSession({ loadDemo })
  expect(await titles()).toEqual(before)
})

test('the next demo after signing out starts with the sample data', async () => {
  await startDemo(loadDemo)
  await post('/journal/', entry)
  await signOut()
  await startDemo(loadDemo)
  expect(await titles()).not.toContain(entry.title)
})
