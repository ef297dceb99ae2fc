import type { Journey } from '@truenorth/api/contract'

type Status = Journey['status']

const tones = { active: 'good', paused: 'warn', completed: 'brand', archived: 'muted' } as const

/** The colour of a status; its word always stands beside it. */
export const statusTone = (status: Status) => tones[status]
