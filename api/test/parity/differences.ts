/** A deliberate difference from a recorded answer. */
export type Difference = {
  reason: string
  status: number
  /** The part of our body that is checked; absent when only the status matters. */
  body?: unknown
}

const blacklisted = { detail: 'Token is blacklisted', code: 'token_not_valid' }
const notFound = { detail: 'Not found.' }
const invalidToken = { code: 'token_not_valid' }

const reasons = {
  anyCase: 'User names are unique, and found, whatever their case.',
  jsonOnly: 'Unknown paths answer JSON, like every other path.',
  bothForms: 'A path without its last slash is the same path; a redirect would lose the body.',
  logout:
    'Signing out always succeeds: a token that is missing, bad or already out is no reason to refuse.',
  newPassword: 'A new password ends every session of the user, access tokens included (D31).',
  defect: 'A defect of the reference back end.',
} as const

/** Every deliberate difference, by the name of its record; the README lists the same. */
export const differences: Record<string, Difference> = {
  'register: duplicate username differing in case only': {
    reason: reasons.anyCase,
    status: 400,
    body: { username: ['A user with that username already exists.'] },
  },
  'token: username other case': { reason: reasons.anyCase, status: 200 },
  'token: inactive user': {
    reason: 'Who knows the password is told that an administrator has deactivated the account.',
    status: 403,
    body: { code: 'account_deactivated' },
  },
  'refresh: user no longer exists': {
    reason: 'A refresh token ends with its user.',
    status: 401,
    body: blacklisted,
  },
  'refresh: newest token works after a reuse': {
    reason: 'A refresh token that is used again after 20 s is a theft: the family ends.',
    status: 401,
    body: blacklisted,
  },
  'me: HEAD': { reason: reasons.defect, status: 200 },
  'me: OPTIONS': { reason: reasons.defect, status: 204 },
  'me: old access token still valid after password change': {
    reason: reasons.newPassword,
    status: 401,
    body: invalidToken,
  },
  'refresh: old refresh token still valid after password change': {
    reason: reasons.newPassword,
    status: 401,
    body: blacklisted,
  },
  'reset_password: e-mail shared by two accounts': { reason: reasons.defect, status: 204 },
  'reset_confirm: similar to username': {
    reason: 'The reset checks a password’s likeness to its owner’s name, as registration does.',
    status: 400,
    body: { new_password: ['The password is too similar to the username.'] },
  },
  'logout: again': { reason: reasons.logout, status: 200, body: {} },
  'logout: twice': { reason: reasons.logout, status: 200, body: {} },
  'logout: empty body': { reason: reasons.logout, status: 200, body: {} },
  'logout: garbage': { reason: reasons.logout, status: 200, body: {} },
  'logout: no access token': { reason: reasons.logout, status: 200, body: {} },
  'verify: ok': {
    reason: 'A token of a session that was signed out is verified no longer (D45).',
    status: 401,
    body: blacklisted,
  },
  'mood: tags duplicates kept': {
    reason: 'Spellings of one tag are one tag, in lower case (D52).',
    status: 201,
    body: { tags: ['a'] },
  },
  'http: unknown path under /api': { reason: reasons.jsonOnly, status: 404, body: notFound },
  'http: unknown path POST': { reason: reasons.jsonOnly, status: 404, body: notFound },
  'http: double slash': { reason: reasons.jsonOnly, status: 404, body: notFound },
  'milestone: journey id not numeric': { reason: reasons.jsonOnly, status: 404, body: notFound },
  'http: no trailing slash GET': { reason: reasons.bothForms, status: 200 },
  'http: no trailing slash POST': { reason: reasons.bothForms, status: 201 },
  'http: format query xml': {
    reason: 'There is one format; a query that asks for another is ignored.',
    status: 200,
  },
  'http: id huge': { reason: reasons.defect, status: 404, body: notFound },
  'http: body over 2.5 MB': { reason: 'Bodies end at 1 MB.', status: 413 },
}

export type NewTokens = { access: string; refresh: string; password: string }

/** After these records the saved tokens are invalid, because of a difference: the replay signs in again. */
export const signInAfter: Record<string, NewTokens> = {
  'refresh: newest token works after a reuse': {
    access: 'access3',
    refresh: 'refresh3',
    password: 'Wander-Lantern-42',
  },
  'reset_confirm: link still valid after a JWT login': {
    access: 'access',
    refresh: 'refresh',
    password: 'Amber-Orchard-58',
  },
}

const confirmed = { current_password: 'Wander-Lantern-42' }

/** What these records have to send in addition: another address asks for the password here (D47). */
export const sentAlong: Record<string, object> = {
  'me: patch email': confirmed,
  'me: patch email back': confirmed,
}

/** These records create an item here and none in the reference: the replay removes it. */
export const undone = new Set(['http: no trailing slash POST'])
