import { emptyFeedback, isUsable, rules, toNewFeedback } from './feedbackValues'

const remotes = [{ name: 'journal', version: '2.15.0' }]
const along = [{ page: '/journal', remotes, theme: 'dark', browser: 'Firefox 140' } as const]

test('a rating and an address that were left out are not sent', () => {
  expect(toNewFeedback({ ...emptyFeedback, message: ' Nice. ', email: '  ' })).toEqual({
    type: 'general',
    message: 'Nice.',
  })
})

test('what was left in is sent along, and nothing else', () => {
  const values = { ...emptyFeedback, message: 'Nice.', along }
  expect(toNewFeedback({ ...values, leftOut: ['theme', 'page'] })).toEqual({
    type: 'general',
    message: 'Nice.',
    context: { remotes, browser: 'Firefox 140' },
  })
  const leftOut = ['page', 'remotes', 'theme', 'browser']
  expect(toNewFeedback({ ...values, leftOut })).toEqual({ type: 'general', message: 'Nice.' })
})

test('a draft is used when something was chosen or typed, and what is beside it can be sent', () => {
  const usable = { ...emptyFeedback, message: 'Half a sen', along }
  expect(isUsable(usable)).toBe(true)
  expect(isUsable({ ...usable, message: ' ' })).toBe(false)
  expect(isUsable({ ...usable, message: '', leftOut: ['page'] })).toBe(true)
  expect(isUsable({ ...usable, along: [{ language: 'what I wrote elsewhere' }] })).toBe(false)
})

test('a rating and an address are sent as given', () => {
  const values = { type: 'bug', rating: 4, message: 'Late', email: 'a@b.org' } as const
  expect(toNewFeedback({ ...emptyFeedback, ...values })).toEqual(values)
})

const blank = 'Please enter your feedback'
const badEmail = 'Please enter a valid email address'

test.each([
  ['', '', { message: blank }],
  [' \n ', '', { message: blank }],
  ['Nice.', '', {}],
  ['Nice.', '  ', {}],
  ['Nice.', 'casey@example.org', {}],
  ['Nice.', ' casey@example.org ', {}],
  ['Nice.', 'casey', { email: badEmail }],
  ['Nice.', 'casey@example', { email: badEmail }],
  ['', 'a b@example.org', { message: blank, email: badEmail }],
])('message %j with address %j has the errors %j', (message, email, errors) => {
  expect(rules({ ...emptyFeedback, message, email })).toEqual(errors)
})
