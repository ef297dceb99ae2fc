import { del, get } from '@truenorth/shared-auth'
import type { Session } from '@truenorth/api/contract'

export const listSessions = () => get<Session[]>('/auth/sessions/')

export const endSession = (id: string) => del(`/auth/sessions/${id}/`)

export const endOtherSessions = () => del('/auth/sessions/')
