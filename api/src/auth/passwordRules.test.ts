import { passwordErrors } from './passwordRules.ts'

const owner = { username: 'casey', email: 'lantern@example.com' }

describe('password errors', () => {
  it.each([
    ['Wander-Lantern-42', []],
    ['caseyyy-1', ['The password is too similar to the username.']],
    ['lantern17', ['The password is too similar to the email address.']],
    ['83920174652', ['This password is entirely numeric.']],
    ['PASSWORD', ['This password is too common.']],
    [
      '12345',
      [
        'This password is too short. It must contain at least 8 characters.',
        'This password is too common.',
        'This password is entirely numeric.',
      ],
    ],
    ['🧭🧭🧭🧭🧭🧭🧭', ['This password is too short. It must contain at least 8 characters.']],
    [
      'Swordfis',
      ['This password is on lists of stolen passwords, which are tried first. Choose another one.'],
    ],
  ])('%s', async (password, errors) => {
    expect(await passwordErrors(password, owner)).toEqual(errors)
  })
})
