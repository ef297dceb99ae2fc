import type { AccountEvent } from '@truenorth/api-contract/accountEvents'

const ways: Readonly<Record<string, string>> = {
  password: 'Signed in with the password',
  remembered: 'Signed in with the password, in a remembered browser',
  code: 'Signed in with the password and a code',
  recovery: 'Signed in with the password and a recovery code',
  passkey: 'Signed in with a passkey',
}

const kinds: Readonly<Record<string, string>> = {
  signed_in: 'Signed in',
  password_changed: 'Password changed',
  password_reset: 'Password set by a link in an e-mail',
  email_changed: 'E-mail address changed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  second_factor_on: 'Two-step sign-in turned on',
  second_factor_off: 'Two-step sign-in turned off',
  recovery_codes_renewed: 'New recovery codes made',
  export_token_made: 'Token for a program made',
  app_lock_on: 'App lock turned on',
  app_lock_off: 'App lock turned off',
  app_lock_guessed: 'Too many wrong PINs in a locked browser',
  sealed_pages_on: 'Sealed pages set up',
  sealed_pages_off: 'Sealed pages turned off',
  sealed_keys_changed: 'What opens sealed pages changed',
}

/** What happened, in words; a server may know more kinds than this page. */
export const eventWords = ({ kind, way }: Pick<AccountEvent, 'kind' | 'way'>) =>
  (way === null ? undefined : ways[way]) ?? kinds[kind] ?? 'Something about the account changed'
