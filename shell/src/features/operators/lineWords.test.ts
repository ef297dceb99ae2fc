import { lineWords } from './lineWords'

const nothing = { detail: null, actor: null, account: null, name_hash: null }
const river = { id: 1, username: 'river' }
const casey = { id: 2, username: 'casey' }

it.each([
  [
    { kind: 'signed_in', detail: 'code', account: casey },
    'casey signed in with the password and a code',
  ],
  [
    { kind: 'sign_in_failed', detail: 'password', name_hash: 'ab12' },
    'A name that no account has (ab12) was not signed in: wrong password',
  ],
  [
    { kind: 'deactivated', actor: river, account: { id: 2, username: null } },
    'river deactivated Account No. 2, which is gone',
  ],
  [
    { kind: 'quota_set', detail: '5000000', actor: river, account: casey },
    'river set a quota of 5 MB for casey',
  ],
  [
    { kind: 'quota_set', detail: 'none', actor: river, account: casey },
    'river took the quota away for casey',
  ],
  [
    { kind: 'admin_appointed', account: casey },
    'A command on the server made casey an administrator',
  ],
  [
    { kind: 'feedback', detail: 'state:in_progress 12', actor: river },
    'river worked in the inbox: state in progress, No. 12',
  ],
  [{ kind: 'of_tomorrow', actor: river }, 'river: of_tomorrow'],
])('%j says "%s"', (line, words) => {
  expect(lineWords({ ...nothing, ...line })).toBe(words)
})
