import { connectionText } from './connectionText'

test('says nothing while all is well', () => {
  expect(connectionText({ online: true, waiting: 0 })).toBeUndefined()
})

test('says that the server is out of reach', () => {
  expect(connectionText({ online: false, waiting: 0 })).toMatch('cannot be reached')
})

test('says what waits to be saved', () => {
  expect(connectionText({ online: true, waiting: 1 })).toBe(
    'What you wrote is waiting to be saved.',
  )
  expect(connectionText({ online: false, waiting: 2 })).toMatch(
    '2 things you wrote are waiting to be saved and will be sent',
  )
})
