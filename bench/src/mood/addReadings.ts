import { migrate, openDatabase } from '@truenorth/api'

const dayMs = 86_400_000
const readingsADay = 10_000 / 3650
const notes = [
  'Slept well. Walked to work the long way round, along the lake.',
  'Too many meetings, one good conversation about the garden.',
  'Rain all day. Read by the window and did not mind.',
  'Could not settle to anything; the café helped a little.',
  'We cooked together and nobody looked at a screen for hours 🙂.',
]

/** Gives a user so many readings, ten thousand of them over the ten years that end today. */
export const addReadings = async (dataDir: string, username: string, count: number) => {
  const database = await openDatabase({ url: undefined, dataDir, onIdleError: () => undefined })
  await migrate(database.db, database.dialect)
  const { db } = database
  const user = db.selectFrom('users').select('id').where('username', '=', username)
  const { id } = await user.executeTakeFirstOrThrow()
  const now = Date.now()
  const rows = Array.from({ length: count }, (_, index) => {
    const instant = new Date(now - (index / readingsADay) * dayMs).toISOString()
    return {
      user_id: id,
      mood_value: 1 + ((index * 7) % 5),
      energy: ['low', 'medium', 'high'][index % 3] ?? null,
      note: `${notes[index % notes.length]} Entry ${count - index}.`,
      tags: '["grateful","slow evening"]',
      recorded_at: instant.replace('Z', '000Z'),
      local_date: instant.slice(0, 'YYYY-MM-DD'.length),
      time_zone: 'UTC',
    }
  })
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < rows.length; from += 500)
      await transaction
        .insertInto('moods')
        .values(rows.slice(from, from + 500))
        .execute()
  })
  await database.close()
}
