// Fills a running product with a person's autumn, through the same calls that the screens make.
type Call = <T>(method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<T>
type Created = { id: number }

const day = 86_400_000
const date = (offset: number) => new Date(Date.now() + offset * day).toISOString().slice(0, 10)

/** Calls the API as one person. */
export const callerFor =
  (origin: string, access?: string): Call =>
  async (method, path, body, headers = {}) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(access && { Authorization: `Bearer ${access}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<never>
  }

const notes = [
  'Slept well. Walked to work the long way round.',
  'Too many meetings, one good conversation.',
  'Rain all day. Read by the window.',
  'Could not settle to anything.',
  'We cooked together and nobody looked at a screen for hours.',
  '',
]
const tags = [['grateful', 'calm'], ['tired'], ['peaceful', 'slow evening'], ['anxious', 'overwhelmed'], ['social'], []]
const values = [4, 3, 4, 2, 5, 3, 1, 4, 5, 4, 3, 2, 4, 4]

const seedMoods = async (call: Call) => {
  const ids: number[] = []
  for (let back = 27; back >= 0; back -= 1) {
    if (back % 5 === 3) continue
    const at = back % notes.length
    const body = {
      mood_value: values[back % values.length],
      energy: ['low', 'medium', 'high'][back % 3],
      note: notes[at],
      tags: tags[at],
    }
    const recorded = new Date(Date.now() - back * day - 3_600_000).toISOString()
    const { id } = await call<Created>('POST', '/mood/', body, { 'X-Recorded-At': recorded })
    ids.push(id)
  }
  return ids.at(-1) ?? 0
}

const paths = [
  ['Thirty mornings outside', 'wellness', 'from-red-500 to-amber-500', '🌅', -20, 10],
  ['A room of my own thoughts', 'mindfulness', 'from-blue-500 to-cyan-500', '🧭', -5, 55],
  ['Write to old friends', 'relationships', 'from-green-500 to-teal-500', '✉️', -50, -4],
] as const
const waypoints = ['Ten minutes before coffee', 'A whole week', 'Walk without the phone', 'Bring somebody along', 'One sunrise']

const seedJourneys = async (call: Call) => {
  let first = 0
  for (const [title, category, color, emoji, start, end] of paths) {
    const description = 'A small thing, done often, until it is part of the day.'
    const body = { title, description, category, color, emoji, start_date: date(start), target_date: date(end) }
    const { id } = await call<Created>('POST', '/journey/', body)
    first ||= id
    for (const [index, waypoint] of waypoints.entries())
      await call('POST', `/journey/${id}/milestone/`, {
        title: waypoint,
        description: 'Put the shoes by the door the night before. '.repeat(index + 1),
        type: ['habit', 'discovery', 'practice', 'reflection', 'celebration'][index],
        target_date: date(-6 + index * 4),
        is_completed: index < 2,
        reward: index === 4 ? 'Breakfast at the lake' : '',
      })
  }
  return first
}

const emotions = ['grateful', 'calm', 'anxious', 'hopeful', 'tired', 'peaceful']
const seedJournal = async (call: Call) => {
  let last = 0
  for (let index = 0; index < 9; index += 1) {
    const { id } = await call<Created>('POST', '/journal/', {
      title: ['An ordinary Tuesday', 'What the lake said', 'Before the interview'][index % 3],
      content: 'The light came in sideways and I noticed it for once. '.repeat(2 + (index % 4)),
      entry_date: date(-index * 3),
      mood: values[index] ?? 3,
      emotion: emotions[index % emotions.length],
      tags_input: index % 2 ? ['morning', 'lake'] : [],
      images: [],
    })
    last = id
  }
  return last
}

const seedFeedback = async (call: Call) => {
  const types = ['bug', 'feature', 'improvement', 'general']
  for (let index = 0; index < 8; index += 1)
    await call('POST', '/feedback/', {
      type: types[index % 4],
      message: 'The chart is lovely. Could the week begin on Sunday for those of us who think it does? '.repeat(1 + (index % 3)),
      page: '/dashboard',
      ...(index % 2 && { rating: 1 + (index % 5), email: 'ines@example.org' }),
    })
}

/** Seeds everything; answers the ids that paths of the gallery need. */
export const seed = async (call: Call) => {
  const mood = await seedMoods(call)
  const journey = await seedJourneys(call)
  const entry = await seedJournal(call)
  await seedFeedback(call)
  return { mood, journey, entry }
}
