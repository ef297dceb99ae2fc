import type { Generated } from 'kysely'

// Instants are `YYYY-MM-DDTHH:MM:SS.ffffffZ`, days `YYYY-MM-DD`, flags 0 or 1, on both databases.

type UserTable = {
  id: Generated<number>
  username: string
  username_key: string
  email: string
  email_key: string | null
  password_hash: string
  is_active: Generated<number>
  is_staff: Generated<number>
  is_superuser: Generated<number>
  created_at: string
}

type SessionTable = {
  id: string
  user_id: number
  device: string
  created_at: string
  last_used_at: string
  expires_at: string
  signed_out_at: string | null
}

type RefreshTokenTable = { hash: string; session_id: string; used_at: string | null }

type PasswordResetTable = { hash: string; user_id: number; expires_at: string }

type OnceKeyTable = {
  user_id: number
  key: string
  fingerprint: string
  answer: string
  created_at: string
}

type MoodTable = {
  id: Generated<number>
  user_id: number
  mood_value: number
  energy: string | null
  note: string
  tags: string
  recorded_at: string
  local_date: string
  time_zone: string
  version: Generated<number>
}

/** Every table of the database, by name. */
export type Tables = {
  users: UserTable
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  password_resets: PasswordResetTable
  once_keys: OnceKeyTable
  moods: MoodTable
}
