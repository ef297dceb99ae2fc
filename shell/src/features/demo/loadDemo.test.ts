import { get, post, session, signOut, startDemo, startSession } from '@truenorth/shared-auth'
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

test('a demo shows sample data, without a token, to a user who is no administrator', async () => {
  await startDemo(loadDemo)
  expect(session).toMatchObject({ status: 'signedIn', demo: true })
  expect(session.user?.is_admin).toBe(false)
  expect(localStorage.getItem('access_token')).toBeNull()
  expect((await titles()).length).toBeGreaterThan(0)
})

test('what was written in the demo outlives a reload of its tab', async () => {
  await startDemo(loadDemo)
  await post('/journal/', entry)
  const before = await titles()
  expect(before).toContain(entry.title)

  session.status = 'loading'
  await startSession({ loadDemo })
  expect(await titles()).toEqual(before)
})

test('signing out ends it: the next demo begins from the start', async () => {
  await startDemo(loadDemo)
  await post('/journal/', entry)
  await signOut()
  await startDemo(loadDemo)
  expect(await titles()).not.toContain(entry.title)
})
