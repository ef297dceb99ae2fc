import {
  type ConflictPanelProps,
  discardWords,
  type FieldValues,
  useDiscardGuard,
  type UseFormRegister,
  type UseFormReturn,
} from '@truenorth/shared-ui/forms'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { busyMessage } from '../http/errors'
import { useOnFormSent } from '../outbox/useDraft'
import { isSame } from './differences'
import type { Base, EditorOptions } from './editorOptions'
import { useFormDraft } from './useFormDraft'
import { useFormValues } from './useFormValues'
import { type SavingStatus, useSaving } from './useSaving'

/** What `EditorForm` and `EditorActions` show. */
export type EditorView = {
  status: SavingStatus
  /** Whether leaving would lose something: what was saved or is queued counts as kept. */
  isDirty: boolean
  /** From the start of a save until its result, and in a saved form until it has closed. */
  isSaving: boolean
  /** What the banner above the buttons says. */
  message: string | undefined
  /** Whether a stored draft is in the form. */
  isRestored: boolean
  conflict: Omit<ConflictPanelProps, 'isSaving'> | undefined
  success: EditorOptions<FieldValues, unknown, unknown>['success']
  /** Whether there is a way to leave the form. */
  canClose: boolean
  /** Checks and saves; resolves when the result is known. */
  submit: () => Promise<void>
  /** Leaves the form, after the question if something is unsaved. */
  close: () => void
  /** Gives up what was typed, and its draft, for the start values. */
  startAfresh: () => void
  /** Closes a saved form before its time. */
  finish: () => void
}

/** The state of one form: see `useEditor`. */
export type Editor<Values extends FieldValues> = EditorView & {
  values: Values
  /** The messages to show, by field. */
  errors: Partial<Record<keyof Values & string, string | undefined>>
  /** For the browser's own controls: `<TextInput {...register('title')} />`. */
  register: UseFormRegister<Values>
  /** For controls that take a value: `<Slider {...controlled('mood')} />`. */
  controlled: <Name extends keyof Values & string>(
    name: Name,
  ) => { value: Values[Name]; onChange: (value: Values[Name]) => void }
  /** Sets fields, as their user would: from a template. */
  change: (changes: Partial<Values>) => void
  /** Grows when all values are replaced at once, by a draft, a fresh start or another version. */
  revision: number
  /** react-hook-form itself, for what the rest does not offer. */
  form: UseFormReturn<Values>
}

/**
 * The one way to make a form. It owns the values, what they are compared with, the rules, the server's
 * errors at their fields, the draft, the question before unsaved changes are lost, the save with its
 * states (see `SavingStatus`), the version conflict, and what happens after a save. Call it where the
 * start values are known, in a component with a key per item.
 */
export const useEditor = <Values extends FieldValues, Result = unknown, Item = unknown>(
  options: EditorOptions<Values, Result, Item>,
): Editor<Values> => {
  const { rules, validate, wireNames, version, leaving, success, onClose } = options
  const { isEqual = isSame, afterSave = 'close', failureText } = options
  const [base, setBase] = useState<Base<Values>>({ values: options.start, etag: version?.etag })
  const [isRefused, setRefused] = useState(false)
  const isAttempting = useRef(false)
  const isFinished = useRef(false)

  const draft = useFormDraft(base.values, options.draft ?? {})
  const fields = useFormValues<Values>({
    base: base.values,
    ...(rules && { rules }),
    ...(validate && { validate }),
    ...(wireNames && { wireNames }),
    isEqual,
    onEdit: (next) => {
      if (isSame(next, base.values)) draft.clear()
      else draft.keep(next, draft.etag ?? base.etag)
    },
  })
  const { form, values, errors, revision, setField } = fields
  const saving = useSaving<Values, Result, Item>({
    save: options.save,
    prepare: options.prepare,
    readValues: form.getValues,
    hasVersion: version !== undefined,
    onStored: draft.clear,
    onRefused: fields.showServerErrors,
  })
  const { status, attempted, conflict } = saving
  const isLocked = status === 'saved' && afterSave === 'close'
  const isKept = status === 'saved' || status === 'queued'
  const isDirty =
    isKept && attempted
      ? !isLocked && !isEqual(values, attempted)
      : leaving?.always === true || !isEqual(values, base.values)

  const words = leaving?.words ?? 'create'
  const guard = useDiscardGuard({
    isDirty: leaving !== undefined && isDirty,
    onClose: () => onClose?.(),
    onDiscard: draft.clear,
    words: typeof words === 'string' ? discardWords[words] : words,
    ...(leaving?.openBy !== undefined && { openBy: leaving.openBy }),
  })

  const isRestored = draft.restored !== undefined
  const restore = useEffectEvent(() => draft.restored && fields.replace(draft.restored))
  // Before the browser paints, so that the notice never shows above the start values.
  useLayoutEffect(() => {
    if (isRestored) restore()
  }, [isRestored])

  const { key, sentAs } = options.draft ?? {}
  useOnFormSent({ kind: sentAs?.kind ?? '', draft: key ?? '', body: sentAs?.body(values) }, () => {
    if (status === 'saving' || status === 'saved') return
    draft.clear()
    if (!sentAs?.onSent) return saving.finishLater(form.getValues())
    saving.clear()
    fields.replace(base.values)
    sentAs.onSent()
  })

  const finish = () => {
    if (isFinished.current) return
    isFinished.current = true
    onClose?.()
  }
  const settle = useEffectEvent(() => {
    if (afterSave === 'keep' && attempted) setBase({ ...base, values: attempted })
    if (afterSave === 'empty') fields.replace(base.values)
    options.onSaved?.(saving.result)
    if (isLocked && !success) finish()
  })
  const finishInTime = useEffectEvent(finish)
  const closesAfterMs = isLocked ? success?.durationMs : undefined
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a save ends outside React: in a request or in the outbox
    if (status === 'saved') settle()
  }, [status])
  useEffect(() => {
    if (closesAfterMs === undefined) return undefined
    const timer = setTimeout(() => finishInTime(), closesAfterMs)
    return () => clearTimeout(timer)
  }, [closesAfterMs])

  const attempt = async (over: Base<Values>) => {
    if (isAttempting.current || status === 'saving' || isLocked) return
    isAttempting.current = true
    setRefused(false)
    if (status === 'failed' || status === 'saved') saving.clear()
    const send = form.handleSubmit(
      () => saving.start(over),
      () => setRefused(true),
    )
    await send().finally(() => {
      isAttempting.current = false
    })
  }
  const keepMine = (present: Base<Values>) => {
    setBase(present)
    draft.keep(form.getValues(), present.etag)
    void attempt(present)
  }
  const takeTheirs = (present: Base<Values>, item: Item) => {
    draft.clear()
    saving.clear()
    setBase(present)
    fields.replace(present.values)
    guard.release()
    version?.onTakeTheirs?.(item)
  }
  const conflictView = () => {
    if (!conflict || !version) return undefined
    const present = { values: version.valuesOf(conflict.data), etag: conflict.etag }
    return {
      what: version.what,
      differences: version.differences(values, present.values),
      onKeepMine: () => keepMine(present),
      onTakeTheirs: () => takeTheirs(present, conflict.data),
    }
  }
  const failureMessage = (error: unknown) =>
    typeof failureText === 'string' ? (busyMessage(error) ?? failureText) : failureText(error)
  const message = () => {
    if (isRefused) return options.invalidText
    return status === 'failed' || status === 'queued' ? failureMessage(saving.error) : undefined
  }

  return {
    status,
    isDirty,
    isSaving: status === 'saving' || isLocked,
    message: message(),
    isRestored: isRestored && !isLocked,
    conflict: conflictView(),
    success,
    canClose: onClose !== undefined,
    submit: () =>
      conflict ? Promise.resolve() : attempt({ ...base, etag: draft.etag ?? base.etag }),
    close: guard.close,
    startAfresh: () => {
      draft.clear()
      saving.clear()
      setRefused(false)
      fields.replace(base.values)
    },
    finish,
    values,
    errors,
    register: form.register,
    controlled: (name) => ({ value: values[name], onChange: (value) => setField(name, value) }),
    change: (changes) => {
      for (const [name, value] of Object.entries(changes)) setField(name, value)
    },
    revision,
    form,
  }
}
