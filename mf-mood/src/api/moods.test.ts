import * as z from '@truenorth/shared-auth/schema'
import { aMood } from '../testing/aMood'
import { readingSchema } from './moods'

it('parses a reading of an older server, which leaves out optional fields', () => {
  const {
    version: _version,
    energy: _energy,
    local_date: _date,
    time_zone: _zone,
    ...old
  } = aMood()
  expect(z.parse(readingSchema, old)).toMatchObject({ id: 7, energy: null, note: 'Slept well.' })
})

it.each([
  ['an invalid timestamp', { timestamp: 'yesterday' }],
  ['a tag that is no text', { tags: [1] }],
])('refuses a reading with %s', (_what, changes) => {
  expect(z.safeParse(readingSchema, { ...aMood(), ...changes }).success).toBe(false)
})
