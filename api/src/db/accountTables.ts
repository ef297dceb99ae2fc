import type { Generated } from 'kysely'

/** How somebody signed in: by the password alone or in a remembered browser, with a code as well, with a passkey. */
export type SignInWay = 'password' | 'remembered' | 'code' | 'recovery' | 'passkey'

/** What may happen to an account. */
export type AccountEventKind =
  | 'signed_in'
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_renewed'
  | 'export_token_made'
  | 'app_lock_on'
  | 'app_lock_off'
  | 'app_lock_guessed'
  | 'sealed_pages_on'
  | 'sealed_pages_off'
  | 'sealed_keys_changed'

/** What the operators' log knows, besides the acts of the inbox. */
export type OperatorLogKind =
  | 'signed_in'
  | 'sign_in_failed'
  | 'sessions_ended'
  | 'deactivated'
  | 'activated'
  | 'quota_set'
  | 'admin_appointed'
  | 'second_factor_ended'

type UserTable = {
  id: Generated<number>
  username: string
  username_key: string
  /** The folded name, which the inbox searches. */
  search_name: Generated<string>
  email: string
  email_key: string | null
  password_hash: string
  is_active: Generated<number>
  is_staff: Generated<number>
  is_superuser: Generated<number>
  created_at: string
  device_key: string | null
  /** The random name under which authenticators know the account. */
  passkey_handle: string | null
  /** The hour, after midnight, at which a day ends. */
  day_end: Generated<number>
  /** 1 when the days of all readings have been counted. */
  has_mood_days: Generated<number>
  /** How many bytes the account may hold; null where only the limits of all accounts hold. */
  quota_bytes: Generated<number | null>
}

type SessionTable = {
  id: string
  user_id: number
  device: string
  created_at: string
  last_used_at: string
  expires_at: string
  signed_out_at: string | null
  /** How it was opened; null before that was noted. */
  way: Generated<SignInWay | null>
}

type RefreshTokenTable = { hash: string; session_id: string; used_at: string | null }

type PasswordResetTable = { hash: string; user_id: number; expires_at: string }

type KnownDeviceTable = { user_id: number; hash: string; last_used_at: string }

type PasskeyTable = {
  id: Generated<number>
  user_id: number
  credential_id: string
  /** In COSE, as base64url. */
  public_key: string
  counter: number
  name: string
  created_at: string
  last_used_at: string | null
}

type PasskeyChallengeTable = { hash: string; user_id: number | null; expires_at: string }

type SecondFactorTable = {
  user_id: number
  /** Encrypted: see `secondFactorSeal`. */
  secret: string
  created_at: string
  /** Null until a code has confirmed it. */
  enabled_at: string | null
  /** The latest time step whose code was used. */
  last_step: number | null
}

type RecoveryCodeTable = { user_id: number; hash: string; used_at: string | null }

type SignInChallengeTable = { hash: string; user_id: number; expires_at: string }

type RememberedDeviceTable = {
  id: Generated<number>
  user_id: number
  hash: string
  device: string
  last_used_at: string
  expires_at: string
  /** 1 where it is remembered for one sign-in only. */
  is_once: number
}

type AccountEventTable = {
  id: Generated<number>
  user_id: number
  kind: AccountEventKind
  way: SignInWay | null
  device: string
  created_at: string
}

type AppLockTable = {
  hash: string
  user_id: number
  /** Null where a passkey opens it. */
  verifier_hash: string | null
  /** The server's half of the key. */
  share: string
  /** In a row. */
  wrong_pins: number
  created_at: string
}

type SealedPagesTable = {
  user_id: number
  key_id: string
  /** 1 where the user wants all new entries sealed. */
  seals_new: number
  created_at: string
}

type SealedPageWrapTable = {
  id: Generated<number>
  user_id: number
  kind: string
  passkey_id: number | null
  /** JSON of `kdfSchema`. */
  kdf: string
  nonce: string
  wrapped: string
}

type OperatorLogTable = {
  id: Generated<number>
  kind: OperatorLogKind
  detail: string | null
  actor_id: number | null
  account_id: number | null
  name_hash: string | null
  network: string | null
  created_at: string
}

type ExportTokenTable = {
  id: Generated<number>
  user_id: number
  name: string
  hash: string
  created_at: string
  last_used_at: string | null
}

/** The tables of accounts and of the ways into them, by name. */
export type AccountTables = {
  users: UserTable
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  password_resets: PasswordResetTable
  known_devices: KnownDeviceTable
  passkeys: PasskeyTable
  passkey_challenges: PasskeyChallengeTable
  export_tokens: ExportTokenTable
  second_factors: SecondFactorTable
  recovery_codes: RecoveryCodeTable
  sign_in_challenges: SignInChallengeTable
  remembered_devices: RememberedDeviceTable
  account_events: AccountEventTable
  app_locks: AppLockTable
  sealed_pages: SealedPagesTable
  sealed_page_wraps: SealedPageWrapTable
  operator_log: OperatorLogTable
}
