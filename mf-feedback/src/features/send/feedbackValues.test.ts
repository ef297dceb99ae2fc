import { emptyFeedback, toNewFeedback } from './feedbackValues'

test('what was left out is not sent', () => {
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
