// A user of the product for some months, so that every screen has something to show, and an administrator.
import { openDatabase } from '@truenorth/api'
import { postTo, type Tokens } from '../common/product.ts'

type User = 'person' | 'admin'

const password = 'Northern-Light-7'
const dayMs = 86_400_000
const days = 60
const itemsOfEach = 12
export const note = 'A walk by the river, a call with an old friend, early to bed.'

/** Signs in. Tokens are valid for some minutes, so each visit gets its own. */
export const signIn = (origin: string, user: User): Promise<Tokens> =>
  postTo(origin, '/token/', { username: user, password })

const register = (origin: string, user: User) =>
  postTo(origin, '/auth/users/', { username: user, password, email: `${user}@example.org` })

const instantAgo = (back: number) => new Date(Date.now() - back * dayMs).toISOString()
const dayAgo = (back: number) => instantAgo(back).slice(0, 'YYYY-MM-DD'.length)

// The API has no call for readings of long ago, nor for making an administrator.
const fillDatabase = async (dataDir: string) => {
  const { db } = await openDatabase({ url: undefined, dataDir, onIdleError: () => undefined })
  const idOf = (user: User) =>
    db.selectFrom('users').select('id').where('username', '=', user).executeTakeFirstOrThrow()
  const [person, admin] = [await idOf('person'), await idOf('admin')]
  await db.updateTable('users').set({ is_staff: 1 }).where('id', '=', admin.id).execute()
  const readings = Array.from({ length: days }, (_, back) => ({
    user_id: person.id,
    mood_value: 1 + (back % 5),
    energy: 'medium',
    note,
    tags: '["work","sleep"]',
    recorded_at: instantAgo(back).replace('Z', '000Z'),
    local_date: dayAgo(back),
    time_zone: 'UTC',
  }))
  await db.insertInto('moods').values(readings).execute()
  await db.destroy()
}

const pathOf = (index: number) => ({
  title: `To the lake ${index}`,
  start_date: dayAgo(30),
  target_date: dayAgo(-30),
  category: 'wellness',
})

const entryOf = (index: number) => ({
  title: `What the day brought ${index}`,
  content: note,
  entry_date: dayAgo(index),
  mood: 4,
  emotion: 'calm',
})

/** Registers both, with two months of readings, some paths, waypoints, journal entries and feedback. */
export const createUsers = async (origin: string, dataDir: string) => {
  await register(origin, 'person')
  await register(origin, 'admin')
  await fillDatabase(dataDir)
  const { access } = await signIn(origin, 'person')
  for (let index = 1; index <= itemsOfEach; index += 1) {
    await postTo(origin, '/journey/', pathOf(index), access)
    await postTo(origin, '/journal/', entryOf(index), access)
    const waypoint = { title: `Around the lake ${index}`, type: 'habit' }
    await postTo(origin, '/journey/1/milestone/', waypoint, access)
    const message = `The lake could be bluer, ${index} times over.`
    await postTo(origin, '/feedback/', { message, rating: 4, type: 'improvement' }, access)
  }
}
