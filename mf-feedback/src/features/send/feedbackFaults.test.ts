import { faultsIn } from './feedbackFaults'
import { emptyFeedback } from './feedbackValues'

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
])('message %j with address %j has the faults %j', (message, email, faults) => {
  expect(faultsIn({ ...emptyFeedback, message, email })).toEqual(faults)
})
