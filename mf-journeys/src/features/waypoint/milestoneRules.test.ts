import { guidedWords, milestoneRules, plainWords } from './milestoneRules'

const today = '2025-11-27'

it.each([
  ['', false, null, 'Target date is required'],
  ['', true, null, true],
  ['2025-11-27', false, null, true],
  ['2025-11-26', false, null, 'Today or later'],
  ['2025-11-26', false, '2025-11-26', true],
  ['2025-11-25', false, '2025-11-26', 'Today or later'],
  ['2025-11-25', true, null, true],
])('date %p, completed %p, had %p: %p', (day, is_completed, had, verdict) => {
  const rules = milestoneRules(plainWords, today, had)
  expect(rules.target_date.validate(day, { is_completed })).toBe(verdict)
})

it('says what is missing in the words of each form', () => {
  const open = { is_completed: false }
  const plain = milestoneRules(plainWords, today)
  const guided = milestoneRules(guidedWords, today)
  expect(plain.title.validate('  ')).toBe('Title is required')
  expect(guided.title.validate('')).toBe('Title is required')
  expect(plain.type.required).toBe('Please choose a milestone type')
  expect(guided.type.required).toBe('Pick a type')
  expect(guided.target_date.validate('', open)).toBe('Target date required')
})

it.each(['title', 'reward'] as const)('lets %s have 200 characters and no more', (field) => {
  const rules = milestoneRules(plainWords, today)
  expect(rules[field].validate('🧭'.repeat(200))).toBe(true)
  expect(rules[field].validate('x'.repeat(201))).toBe('At most 200 characters')
})
