import { fieldErrors } from '../http/errors'
import { fakeApi } from '../testing'
import { confirmPasswordReset, register, requestPasswordReset } from './signIn'

const taken = 'A user with that username already exists.'

test('registers with name, e-mail and password', async () => {
  const api = fakeApi({
    'POST /auth/users/': () => [201, { id: 1, username: 'casey', email: 'casey@example.com' }],
  })
  const account = { username: 'casey', email: 'c@example.com', password: 'open sesame' }
  await register(account)
  expect(api.calls[0]?.body).toEqual(account)
})

test('a refused registration has errors by field', async () => {
  fakeApi({ 'POST /auth/users/': () => [400, { username: [taken] }] })
  const failure: unknown = await register({ username: 'casey', email: '', password: '' }).catch(
    (error: unknown) => error,
  )
  expect(fieldErrors(failure)).toEqual({ username: [taken] })
})

test('requests a reset link by e-mail and uses its uid and token', async () => {
  const api = fakeApi({
    'POST /auth/users/reset_password/': () => [204],
    'POST /auth/users/reset_password_confirm/': () => [204],
  })
  await requestPasswordReset('c@example.com')
  const choice = { uid: 'MQ', token: 't', new_password: 'n', re_new_password: 'n' }
  await confirmPasswordReset(choice)
  expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'c@example.com' }, choice])
})
