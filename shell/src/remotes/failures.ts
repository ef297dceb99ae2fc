// Which parts of which remotes failed to load. One card a remote says so; its Try again retries all of them.
import { useSyncExternalStore } from 'react'
import { forgetPart } from './federation'
import { noteTrouble, tryNow } from './patience'

type Failing = { attempt: number; exposes: string[] }

const none: Failing = { attempt: 0, exposes: [] }
const byRemote = new Map<string, Failing>()
const listeners = new Set<() => void>()
const laterTries = new Map<string, ReturnType<typeof setTimeout>>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const read = (name: string) => byRemote.get(name) ?? none
const write = (name: string, failing: Failing) => {
  byRemote.set(name, failing)
  for (const listener of listeners) listener()
}

/** Notes that a part could not be shown, and answers whether it is the first of its remote: one fault is told once. A silent part leaves the word to others. A remote that fails repeatedly is tried again by itself, later. */
export const noteFailure = (name: string, expose: string, isSilent = false) => {
  forgetPart(name)
  const pauseMs = noteTrouble(name)
  if (pauseMs > 0 && !laterTries.has(name))
    laterTries.set(
      name,
      setTimeout(() => retryRemote(name), pauseMs),
    )
  const { attempt, exposes } = read(name)
  if (isSilent || exposes.includes(expose)) return false
  write(name, { attempt, exposes: [...exposes, expose] })
  return exposes.length === 0
}

/** Loads every failed part of a remote again. */
export const retryRemote = (name: string) => {
  clearTimeout(laterTries.get(name))
  laterTries.delete(name)
  tryNow(name)
  forgetPart(name)
  write(name, { attempt: read(name).attempt + 1, exposes: [] })
}

/** How often this remote was retried, and whether this part is the one that speaks for it. */
export const useFailures = (name: string, expose: string) => {
  const { attempt, exposes } = useSyncExternalStore(subscribe, () => read(name))
  return { attempt, isSpeaker: exposes.length === 0 || exposes[0] === expose }
}
