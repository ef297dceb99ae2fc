import { connectionText } from './ConnectionLine'

test('there is no text while all is well', () => {
  expect(connectionText({ online: true, waiting: 0 })).toBeUndefined()
})

test('says that the server cannot be reached', () => {
  expect(connectionText({ online: false, waiting: 0 })).toMatch('cannot be reached')
})

test('says how many writes are queued', () => {
  expect(connectionText({ online: true, waiting: 1 })).toBe(
    'What you wrote is waiting to be saved.',
  )
  expect(connectionText({ online: false, waiting: 2 })).toMatch(
    '2 things you wrote are waiting to be saved and will be sent',
  )
})
