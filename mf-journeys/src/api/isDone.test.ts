import { isDone } from './isDone'

const names = ['is_completed', 'is_complete', 'completed', 'status']
const yes = [true, 1, '1', 'true', 'completed', 'done', 'complete', 'yes', 'Done', ' YES ']
const no = [false, 0, '0', 'false', 'active', 'pending', 'no', '', null, undefined, 2, [], {}]

it.each(names.flatMap((name) => yes.map((value) => [name, value])))(
  '%s: %p counts as done',
  (name, value) => {
    expect(isDone({ [String(name)]: value })).toBe(true)
  },
)

it.each(names.flatMap((name) => no.map((value) => [name, value])))(
  '%s: %p does not count as done',
  (name, value) => {
    expect(isDone({ [String(name)]: value })).toBe(false)
  },
)

it('is done when any one of the names says so', () => {
  expect(isDone({ is_completed: false, status: 'completed' })).toBe(true)
  expect(isDone({})).toBe(false)
})
