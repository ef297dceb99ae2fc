// Which parts of which remotes failed to load. One card a remote says so; its Try again retries all of them.
import { useSyncExternalStore } from 'react'
import { forgetPart } from './federation'

type Failing = { attempt: number; exposes: string[] }

const none: Failing = { attempt: 0, exposes: [] }
const byRemote = new Map<string, Failing>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const read = (name: string) => byRemote.get(name) ?? none
const write = (name: string, failing: Failing) => {
  byRemote.set(name, failing)
  for (const listener of listeners) listener()
}

/** Notes that a part could not be shown. */
export const noteFailure = (name: string, expose: string) => {
  forgetPart(name)
  const { attempt, exposes } = read(name)
  if (!exposes.includes(expose)) write(name, { attempt, exposes: [...exposes, expose] })
}

/** Loads every failed part of a remote again. */
export const retryRemote = (name: string) => {
  forgetPart(name)
  write(name, { attempt: read(name).attempt + 1, exposes: [] })
}

/** How often this remote was retried, and whether this part is the one that speaks for it. */
export const useFailures = (name: string, expose: string) => {
  const { attempt, exposes } = useSyncExternalStore(subscribe, () => read(name))
  return { attempt, isSpeaker: exposes.length === 0 || exposes[0] === expose }
}
