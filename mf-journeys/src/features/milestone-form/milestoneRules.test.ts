import { guidedRules, plainRules } from './milestoneRules'
import { emptyMilestone } from './milestoneValues'

const today = '2025-11-27'

it.each([
  ['', false, null, 'Target date is required'],
  ['', true, null, false],
  ['2025-11-27', false, null, false],
  ['2025-11-26', false, null, 'Today or later'],
  ['2025-11-26', false, '2025-11-26', false],
  ['2025-11-25', false, '2025-11-26', 'Today or later'],
  ['2025-11-25', true, null, false],
])('date %p, completed %p, own date %p: %p', (target_date, is_completed, ownTarget, message) => {
  const rules = plainRules(today, ownTarget)
  expect(rules({ ...emptyMilestone, target_date, is_completed }).target_date).toBe(message)
})

it('says what is missing in the words of each form', () => {
  expect(plainRules(today)({ ...emptyMilestone, title: '  ' })).toMatchObject({
    title: 'Title is required',
    type: 'Please choose a milestone type',
    target_date: 'Target date is required',
  })
  expect(guidedRules(today)(emptyMilestone)).toMatchObject({
    title: 'Title is required',
    type: 'Pick a type',
    target_date: 'Target date required',
  })
})

it.each(['title', 'reward'] as const)('%s has at most 200 characters', (field) => {
  const rules = plainRules(today)
  expect(rules({ ...emptyMilestone, [field]: '🧭'.repeat(200) })[field]).toBe(false)
  expect(rules({ ...emptyMilestone, [field]: 'x'.repeat(201) })[field]).toBe(
    'At most 200 characters',
  )
})

const noPercent = 'A whole number from 0 to 100'

it.each([
  ['', false],
  ['0', false],
  ['40', false],
  ['100', false],
  ['101', noPercent],
  ['-1', noPercent],
  ['2.5', noPercent],
  ['much', noPercent],
])('progress %p: %p', (progress, message) => {
  expect(guidedRules(today)({ ...emptyMilestone, progress }).progress).toBe(message)
})
