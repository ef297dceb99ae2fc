// Readings of ten years as the database stores them.

const dayMs = 86_400_000
const readingsADay = 10_000 / 3650
const notes = [
  'Slept well. Walked to work the long way round, along the lake.',
  'Too many meetings, one good conversation about the garden.',
  'Rain all day. Read by the window and did not mind.',
  'Could not settle to anything; the café helped a little.',
  'We cooked together and nobody looked at a screen for hours 🙂.',
]

/** One of ten thousand readings of ten years; reading 0 is of now. */
export const moodRow = (userId: number, index: number) => {
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
