import { emptyFeedback, rules, toNewFeedback } from './feedbackValues'

test('a rating and an address that were left out are not sent', () => {
  expect(toNewFeedback({ ...emptyFeedback, message: ' Nice. ', email: '  ' }, '/mood')).toEqual({
    type: 'general',
    message: 'Nice.',
    page: '/mood',
  })
})

test('a rating and an address are sent as given', () => {
  const values = { type: 'bug', rating: 4, message: 'Late', email: ' a@b.org ' } as const
  expect(toNewFeedback(values, '/journal')).toEqual({
    type: 'bug',
    rating: 4,
    message: 'Late',
    email: 'a@b.org',
    page: '/journal',
  })
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
