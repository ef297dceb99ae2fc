// Fills a running product with people's writing, through the same calls that the screens make.
export type Call = <T>(
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<T>
type Item = { id: number }

/** Calls the API as one person. */
export const callerFor =
  (origin: string, access?: string): Call =>
  async (method, path, body, headers) => {
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
    return answer.json()
  }

const feedback = [
  'The chart is lovely. Could the week begin on Sunday for those of us who think it does?',
  'Please let me move a waypoint to another day by dragging it on the trail.',
  'Saving a reading in the tunnel failed, and the text was still there when I came out. Good.',
  'The open circles are easy to miss on my phone, and I read the line before I read the legend. A word beside the first of them would help, or a lighter line between days that I did not log.',
]

/** Eight letters to the administrators, half of them with a rating and an address. */
export const seedFeedback = async (call: Call) => {
  for (let index = 0; index < 8; index += 1)
    await call('POST', '/feedback/', {
      type: ['improvement', 'feature', 'general', 'bug'][index % 4],
      message: feedback[index % 4],
      page: ['/dashboard', '/journeys', '/mood/create', '/dashboard'][index % 4],
      ...(index % 2 && { rating: 1 + (index % 5), email: 'ines@example.org' }),
    })
}

/** The newest reading, path and entry of a person, whose screens are pictured. */
export const newest = async (call: Call) => {
  const idOf = async (path: string) => (await call<Item[]>('GET', path))[0]?.id ?? 0
  return {
    mood: await idOf('/mood/'),
    journey: await idOf('/journey/'),
    entry: await idOf('/journal/'),
  }
}

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const dayAgo = (days: number) => ago(days).slice(0, 10)
// As far back as a reading may have waited to be sent.
const daysOfReadings = 29

/** A thousand of each, the readings within a month, with some of the longest texts that people write. */
export const seedThousand = async (call: Call) => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte'
  for (let index = 0; index < 1000; index += 1) {
    const title = index % 9 ? `Number ${index}` : `${long} ${index}`
    const texts = { title, description: `${long} and a few more words. `.repeat(1 + (index % 7)) }
    const reading = {
      mood_value: 1 + (index % 5),
      energy: ['low', 'medium', 'high'][index % 3],
      note: `Entry ${index}. ${index % 9 ? 'Slow day.' : long.repeat(4)}`,
      tags: index % 4 ? ['grateful'] : [long, 'tired', 'calm', 'social', 'focused'],
    }
    await call('POST', '/mood/', reading, { 'X-Recorded-At': ago(index % daysOfReadings) })
    await call('POST', '/journey/', {
      ...texts,
      start_date: dayAgo(index % 30),
      target_date: dayAgo(-(index % 90)),
      category: 'wellness',
    })
    await call('POST', '/journal/', {
      title,
      content: texts.description,
      entry_date: dayAgo(index),
      mood: 1 + (index % 5),
      emotion: 'calm',
      tags_input: [],
      images: [],
    })
  }
}
