import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Versioned, VersionConflict } from '../http/versions'
import { isQueued } from '../outbox/postIdempotent'
import type { Base } from './editorOptions'

/**
 * The states of a save, and the ways between them:
 * - `editing` → `saving`
 * - `saving` → `saved`, `queued` (the write waits in the outbox), `conflict` or `failed`
 * - `queued` → `saving`, or `saved` when the outbox has sent it
 * - `conflict` → `saving` (keep mine) or `editing` (take theirs)
 * - `failed` → `saving`
 * - `saved` → `saving`, in a form that stays open
 */
export type SavingStatus = 'editing' | 'saving' | 'saved' | 'queued' | 'conflict' | 'failed'

type SavingOptions<Values, Result> = {
  save: (values: Values, base: Base<Values>) => Promise<Result>
  prepare: (() => Promise<unknown>) | undefined
  readValues: () => Values
  hasVersion: boolean
  /** Called even if the form is gone by then. */
  onStored: () => void
  onRefused: (error: unknown) => void
}

/** The save of a form. `Item` is what a `VersionConflict` of `save` holds. */
export const useSaving = <Values, Result, Item>(options: SavingOptions<Values, Result>) => {
  const { save, prepare, readValues, hasVersion, onStored, onRefused } = options
  const [attempted, setAttempted] = useState<Values>()
  const [conflict, setConflict] = useState<Versioned<Item>>()
  const [isSentLater, setSentLater] = useState(false)
  const { mutateAsync, reset, isPending, isSuccess, error, data } = useMutation({
    networkMode: 'always',
    mutationFn: async (base: Base<Values>) => {
      await prepare?.()
      const values = readValues()
      setAttempted(values)
      return save(values, base)
    },
    onSuccess: () => {
      setConflict(undefined)
      onStored()
    },
    onError: (cause) => {
      const isConflict = hasVersion && cause instanceof VersionConflict
      // The api module has parsed what the server holds.
      setConflict(isConflict ? (cause.present as Versioned<Item>) : undefined)
      if (!isConflict) onRefused(cause)
    },
  })

  const status = (): SavingStatus => {
    if (isPending) return 'saving'
    if (isSuccess || isSentLater) return 'saved'
    if (conflict) return 'conflict'
    if (!error) return 'editing'
    return isQueued(error) ? 'queued' : 'failed'
  }

  return {
    status: status(),
    /** The values that the last attempt sent. */
    attempted,
    /** The present version, from a conflict until the next save has a result. */
    conflict,
    error,
    result: data,
    /** Saves over `base`; resolves when the result is known, whichever it is. */
    start: async (base: Base<Values>) => {
      setSentLater(false)
      // The status tells of a failure.
      await mutateAsync(base).catch(() => undefined)
    },
    /** The outbox has sent what was queued. */
    finishLater: (values: Values) => {
      setAttempted(values)
      setSentLater(true)
    },
    /** Back to `editing`. */
    clear: () => {
      reset()
      setSentLater(false)
      setConflict(undefined)
    },
  }
}
