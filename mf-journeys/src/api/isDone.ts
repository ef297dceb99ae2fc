const doneNames = ['is_completed', 'is_complete', 'completed', 'status'] as const
const doneValues = new Set<unknown>(['true', '1', 'completed', 'done', 'complete', 'yes'])

/** What a server may send of a milestone's being done. */
export type DoneFlags = { [name in (typeof doneNames)[number]]?: unknown }

const meansDone = (value: unknown) => doneValues.has(String(value).trim().toLowerCase())

/** Whether a milestone is done, by any of the names and values that it may arrive with (D22). */
export const isDone = (flags: DoneFlags) => doneNames.some((name) => meansDone(flags[name]))
