import { isDone } from './isDone'

const names = ['is_completed', 'is_complete', 'completed', 'status']

const pairs = (values: unknown[]): [string, unknown][] =>
  names.flatMap((name) => values.map((value): [string, unknown] => [name, value]))

const yes = [true, 1, '1', 'true', 'completed', 'done', 'complete', 'yes', 'Done', ' YES ']
const no = [false, 0, '0', 'false', 'active', 'pending', 'no', '', null, undefined, 2, [], {}]

it.each(pairs(yes))('%s: %p counts as done', (name, value) => {
  expect(isDone({ [name]: value })).toBe(true)
})

it.each(pairs(no))('%s: %p does not count as done', (name, value) => {
  expect(isDone({ [name]: value })).toBe(false)
})

it('is done when any one of the names says so', () => {
  expect(isDone({ is_completed: false, status: 'completed' })).toBe(true)
  expect(isDone({})).toBe(false)
})
