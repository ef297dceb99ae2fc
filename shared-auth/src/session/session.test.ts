import { signInAs, tokenFor } from '../testing'
import {
  confirmUser,
  currentGeneration,
  endSession,
  followOtherUser,
  keepUnconfirmed,
  onUserChange,
  recognizeOwner,
  session,
  startSignedOut,
} from './session'
import { currentTokens, keepTokens } from './tokens'

const casey = {
  id: 1,
  username: 'casey',
  email: 'casey@example.com',
  is_staff: false,
  is_superuser: false,
  is_admin: false,
}

test('starts loading, and signed out when there is no token', () => {
  expect(session.status).toBe('loading')
  startSignedOut()
  expect(session).toMatchObject({ status: 'signedOut', ended: undefined, endedOf: undefined })
})

test('an unconfirmed session knows the user id of its token, and becomes that of the user', () => {
  keepTokens({ access: tokenFor(1, 'access'), refresh: undefined })
  recognizeOwner()
  keepUnconfirmed()
  expect(session).toMatchObject({ status: 'signedIn', user: undefined, userId: '1' })
  const before = currentGeneration()
  confirmUser(casey)
  expect(session).toMatchObject({ status: 'signedIn', user: casey, userId: '1' })
  expect(currentGeneration()).toBe(before)
})

test('confirming another user than the token’s owner announces a change of the user', () => {
  signInAs({ id: 2 })
  const heard = jest.fn()
  const stop = onUserChange(heard)
  confirmUser(casey)
  stop()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('ending a session clears its tokens and remembers whose it was, however often it ends', () => {
  signInAs()
  endSession('refused')
  endSession('refused')
  expect(session).toMatchObject({ status: 'signedOut', ended: 'refused', endedOf: '1' })
  expect(currentTokens()).toEqual({ access: undefined, refresh: undefined })
})

test('another user’s sign-in in another tab leaves the session loading, under the new tokens', () => {
  signInAs()
  const tokens = { access: tokenFor(2, 'access'), refresh: tokenFor(2, 'refresh') }
  followOtherUser(tokens)
  expect(session).toMatchObject({ status: 'loading', user: undefined, userId: undefined })
  expect(currentTokens()).toEqual(tokens)
})
