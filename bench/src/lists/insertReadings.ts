// Readings of ten years as the database stores them.
import type { LongList } from './listPage.ts'

const dayMs = 86_400_000
const readingsADay = 10_000 / 3650
const notes = [
  'Slept well. Walked to work the long way round, along the lake.',
  'Too many meetings, one good conversation about the garden.',
  'Rain all day. Read by the window and did not mind.',
  'Could not settle to anything; the café helped a little.',
  'We cooked together and nobody looked at a screen for hours 🙂.',
]

// Reading 0 is of now.
const rowOf = (userId: number, index: number) => {
  const instant = new Date(Date.now() - (index / readingsADay) * dayMs).toISOString()
  return {
    user_id: userId,
    mood_value: 1 + ((index * 7) % 5),
    energy: ['low', 'medium', 'high'][index % 3] ?? null,
    note: `${notes[index % notes.length]} Entry ${10_000 - index}.`,
    tags: '["grateful","slow evening"]',
    recorded_at: instant.replace('Z', '000Z'),
    local_date: instant.slice(0, 'YYYY-MM-DD'.length),
    time_zone: 'UTC',
  }
}

/** Stores readings of a user, of ten thousand in ten years. */
export const insertReadings: LongList['insert'] = (db, userId, indexes) =>
  db
    .insertInto('moods')
    .values(indexes.map((index) => rowOf(userId, index)))
    .execute()
