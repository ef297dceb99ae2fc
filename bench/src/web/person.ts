// Somebody who has used the product for a while, so that every screen has something to show.
import { openDatabase } from '@truenorth/api'

const account = { username: 'bench', password: 'Northern-Light-7' }
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
export const signIn = async (origin: string): Promise<Tokens> => send(origin, '/token/', account)

const dayBefore = (back: number) => new Date(Date.now() - back * dayMs).toISOString()

const addReadings = async (dataDir: string) => {
  const { db } = await openDatabase({ url: undefined, dataDir, onIdleError: () => undefined })
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const readings = Array.from({ length: days }, (_, back) => ({
    user_id: id,
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

/** Registers that person, with two months of readings, some paths and some journal entries. */
export const settleIn = async (origin: string, dataDir: string) => {
  await send(origin, '/auth/users/', { ...account, email: 'bench@example.org' })
  await addReadings(dataDir)
  const { access } = await signIn(origin)
  for (let index = 1; index <= some; index += 1) {
    await send(
      origin,
      '/journey/',
      {
        title: `To the lake ${index}`,
        start_date: dayBefore(30).slice(0, 10),
        target_date: dayBefore(-30).slice(0, 10),
        category: 'wellness',
      },
      access,
    )
    await send(
      origin,
      '/journal/',
      {
        title: `What the day brought ${index}`,
        content: note,
        entry_date: dayBefore(index).slice(0, 10),
        mood: 4,
        emotion: 'calm',
      },
      access,
    )
  }
}
