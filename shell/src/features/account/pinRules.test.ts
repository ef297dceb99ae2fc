import { newPinError, repeatedPinError } from './pinRules'

test.each(['1234', '9876', '0000', '1212', '123123', '1987', '2580', '456789'])(
  'the PIN %s is refused, because it is tried first',
  (pin) => {
    expect(newPinError(pin)).toMatch(/among the first/)
  },
)

test.each(['2741', '4096', '80155', '305917', '73520864'])('the PIN %s is taken', (pin) => {
  expect(newPinError(pin)).toBeUndefined()
})

test('what is no PIN is refused in words', () => {
  expect(newPinError('')).toBe('A PIN is required')
  expect(newPinError('27a1')).toBe('A PIN has digits alone')
  expect(newPinError('274')).toBe('A PIN has at least 4 digits')
  expect(repeatedPinError('2741', '2714')).toBe('The PINs do not match')
})
