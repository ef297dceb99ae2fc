import * as fc from 'fast-check'
import { arbitraryText, arbitraryValue } from './arbitraryValue.ts'
import { fieldsOf } from './fieldsOf.ts'

const good: Record<string, unknown> = {
  mood_value: 4,
  title: 'A title',
  content: 'Words',
  description: '',
  start_date: '2031-03-05',
  target_date: '2031-04-05',
  category: 'wellness',
  type: 'habit',
  entry_date: '2031-03-05',
  mood: 3,
  emotion: 'calm',
  message: 'A message',
  remotes: [{ name: 'mood', version: '1.0.0', state: 'well' }],
}

const goodFor = (fields: string[], route: string) =>
  Object.fromEntries(
    fields
      .filter((field) => field in good)
      .map((field) => [
        field,
        field === 'type' && route.startsWith('/feedback') ? 'bug' : good[field],
      ]),
  )

const objectFor = (route: string) => {
  const fields = fieldsOf(route)
  const anyFields = fc.record(
    Object.fromEntries(
      [...fields, '__proto__x', 'id', 'user_id'].map((name) => [name, arbitraryValue]),
    ),
    { requiredKeys: [] },
  )
  const someOf = fc.subarray(fields, { maxLength: Math.min(2, fields.length) })
  return fc
    .tuple(anyFields, someOf, fc.integer({ min: 0, max: 3 }))
    .map(([random, names, how]) => {
      if (how === 0) return random
      const changed = names.filter((name) => name in random).map((name) => [name, random[name]])
      return Object.assign(goodFor(fields, route), Object.fromEntries(changed))
    })
    .map((value) => JSON.stringify(value))
}

const form = fc.constantFrom(
  'mood_value=4&tags=a&tags=b',
  'title=%00&__proto__=x&constructor=y',
  'a=%E0%A4%A&=&&',
  '--x\r\nContent-Disposition: form-data; name="mood_value"\r\n\r\n4\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="note"; filename="a"\r\n\r\nfile\r\n--x--\r\n',
  '--x\r\nContent-Disp',
)

/** Any body for a route: often its own fields with a wrong value among them, sometimes anything else. */
export const arbitraryBody = (route: string): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { arbitrary: objectFor(route), weight: 6 },
    { arbitrary: arbitraryText, weight: 2 },
    form,
    fc.constant(undefined),
  )
