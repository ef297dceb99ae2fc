import { confirmationError, newPasswordError, passwordStrength } from './accountRules'

const verdictOf = (password: string) => passwordStrength(password).verdict

test('one or two checks met is Weak, three is Good, four is Strong', () => {
  expect(verdictOf('abc')).toBe('Weak')
  expect(verdictOf('abcdefgh')).toBe('Weak')
  expect(verdictOf('Abcdefgh')).toBe('Good')
  expect(verdictOf('Abcdefg1')).toBe('Strong')
})

test('an empty password has no verdict', () => {
  expect(verdictOf('')).toBe('')
})

test('letters and digits of every script count', () => {
  expect(verdictOf('Ärgernis٣')).toBe('Strong')
})

test('a letter with a mark counts and compares as one, however it was typed', () => {
  expect(confirmationError('Caf\u00e9-Lantern', 'Cafe\u0301-Lantern')).toBeUndefined()
  expect(newPasswordError('e\u0301e\u0301e\u0301e\u0301')).toBe(
    'Password must be at least 8 characters',
  )
})
