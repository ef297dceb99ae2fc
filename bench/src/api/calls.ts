// The kinds of calls that are measured.
import type { Call } from './load.ts'

const get = (path: string) => (token: string) => ({ method: 'GET', path: `/api${path}`, token })
const post = (path: string, body: object) => (token: string) => ({
  method: 'POST',
  path: `/api${path}`,
  token,
  body,
})

const writeReading = post('/mood/', {
  mood_value: 4,
  energy: 'medium',
  note: 'A good day.',
  tags: ['work'],
})
const writeEntry = post('/journal/', {
  entry_date: '2031-01-01',
  mood: 4,
  emotion: 'calm',
  title: 'A walk',
  content: 'By the river, for an hour. '.repeat(20),
})
const dashboard = [get('/auth/users/me/'), get('/mood/today/'), get('/mood/'), get('/journey/')]

export const kinds = {
  'list of 365 readings': [get('/mood/')],
  'write a reading': [writeReading],
  journeys: [get('/journey/')],
  // A day of a user: the dashboard twice, a reading, the history, half an entry.
  'the day’s mix': [
    ...dashboard,
    ...dashboard,
    writeReading,
    get('/mood/history/'),
    get('/mood/weekly-average/'),
    get('/journal/'),
    writeEntry,
  ],
}

export type Kind = keyof typeof kinds

/** Returns the next call of a kind each time, for one user after the other. */
export const callsOf = (kind: Kind, tokens: readonly string[]) => {
  const calls: ((token: string) => Call)[] = kinds[kind]
  let count = 0
  return (): Call => {
    count += 1
    const make = calls[count % calls.length]
    const token = tokens[Math.floor(count / calls.length) % tokens.length] ?? ''
    if (!make) throw new Error('There are no calls')
    return make(token)
  }
}
