import { passwordStrength } from './passwordStrength'

const verdictOf = (password: string) => passwordStrength(password).verdict

test('one or two checks met is Weak, three is Good, four is Strong', () => {
  expect(verdictOf('abc')).toBe('Weak')
  expect(verdictOf('abcdefgh')).toBe('Weak')
  expect(verdictOf('Abcdefgh')).toBe('Good')
  expect(verdictOf('Abcdefg1')).toBe('Strong')
})

test('an empty password is not judged', () => {
  expect(verdictOf('')).toBe('')
})

test('letters and digits of every script count', () => {
  expect(verdictOf('Ärgernis٣')).toBe('Strong')
})
