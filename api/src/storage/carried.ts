import type { Tables } from '../db/tables.ts'

/** Every table with its primary key, owners before what belongs to them. */
export const carried = {
  users: ['id'],
  sessions: ['id'],
  refresh_tokens: ['hash'],
  password_resets: ['hash'],
  once_keys: ['user_id', 'key'],
  rate_limits: ['key'],
  moods: ['id'],
  journeys: ['id'],
  milestones: ['id'],
  journal_entries: ['id'],
  journal_images: ['id'],
  feedback: ['id'],
  client_reports: ['day', 'name', 'version'],
} as const satisfies Record<keyof Tables, readonly string[]>

/** One row, as either database gives it. */
export type Row = Record<string, string | number | Uint8Array | null>
