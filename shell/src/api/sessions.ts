import { del, get, is, listReader, readerOf } from '@truenorth/shared-auth'
import type { Session } from '@truenorth/api/contract'

const readSessions = listReader(
  readerOf<Session>('session', {
    id: is.text,
    device: is.text,
    created_at: is.instant,
    last_used_at: is.instant,
    is_current: is.flag,
  }),
)

export const listSessions = async () => readSessions(await get<unknown>('/auth/sessions/'))

export const endSession = (id: string) => del(`/auth/sessions/${id}/`)

export const endOtherSessions = () => del('/auth/sessions/')
