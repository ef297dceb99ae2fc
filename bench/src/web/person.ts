// Somebody who has used the product for a while, so that every screen has something to show; and who looks after it.
import { openDatabase } from '@truenorth/api'

const password = 'Northern-Light-7'
export type Who = 'person' | 'admin'
const dayMs = 86_400_000
const days = 60
const some = 12
export const note = 'A walk by the river, a call with an old friend, early to bed.'

const send = async (origin: string, path: string, body: object, token?: string) => {
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

export type Tokens = { access: string; refresh: string }

/** Signs in; tokens hold for some minutes, so each visit has its own. */
export const signIn = async (origin: string, who: Who): Promise<Tokens> =>
  send(origin, '/token/', { username: who, password })

const register = (origin: string, who: Who) =>
  send(origin, '/auth/users/', { username: who, password, email: `${who}@example.org` })

const dayBefore = (back: number) => new Date(Date.now() - back * dayMs).toISOString()

/** What the API has no call for: readings of days long gone, and who is an administrator. */
const prepare = async (dataDir: string) => {
  const { db } = await openDatabase({ url: undefined, dataDir, onIdleError: () => undefined })
  const idOf = (who: Who) =>
    db.selectFrom('users').select('id').where('username', '=', who).executeTakeFirstOrThrow()
  const [person, admin] = [await idOf('person'), await idOf('admin')]
  await db.updateTable('users').set({ is_staff: 1 }).where('id', '=', admin.id).execute()
  const readings = Array.from({ length: days }, (_, back) => ({
    user_id: person.id,
    mood_value: 1 + (back % 5),
    energy: 'medium',
    note,
    tags: '["work","sleep"]',
    recorded_at: dayBefore(back).replace('Z', '000Z'),
    local_date: dayBefore(back).slice(0, 'YYYY-MM-DD'.length),
    time_zone: 'UTC',
  }))
  await db.insertInto('moods').values(readings).execute()
  await db.destroy()
}

const pathOf = (index: number) => ({
  title: `To the lake ${index}`,
  start_date: dayBefore(30).slice(0, 10),
  target_date: dayBefore(-30).slice(0, 10),
  category: 'wellness',
})

const entryOf = (index: number) => ({
  title: `What the day brought ${index}`,
  content: note,
  entry_date: dayBefore(index).slice(0, 10),
  mood: 4,
  emotion: 'calm',
})

/** Registers both; two months of readings, some paths, waypoints, journal entries and words to the makers. */
export const settleIn = async (origin: string, dataDir: string) => {
  await register(origin, 'person')
  await register(origin, 'admin')
  await prepare(dataDir)
  const { access } = await signIn(origin, 'person')
  for (let index = 1; index <= some; index += 1) {
    await send(origin, '/journey/', pathOf(index), access)
    await send(origin, '/journal/', entryOf(index), access)
    const waypoint = { title: `Around the lake ${index}`, type: 'habit' }
    await send(origin, '/journey/1/milestone/', waypoint, access)
    const message = `The lake could be bluer, ${index} times over.`
    await send(origin, '/feedback/', { message, rating: 4, type: 'improvement' }, access)
  }
}
