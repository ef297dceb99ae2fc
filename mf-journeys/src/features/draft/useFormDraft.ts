import { useDraft } from '@truenorth/shared-auth/outbox'
import type { FieldValues, UseFormReturn } from '@truenorth/shared-ui/forms'
import { useEffect, useEffectEvent } from 'react'

type Start<Values> = {
  /** Whose draft: "journey-new", "journey-7". */
  key: string
  defaults: Values
  /** The version that an edit began with; a restored edit keeps the one it began with. */
  etag?: string | undefined
}

/** Keeps what is typed into a form until it is saved or discarded, and brings it back. */
export const useFormDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { key, defaults, etag = '' }: Start<Values>,
) => {
  const { draft, restored, setDraft, clearDraft } = useDraft(key, { values: defaults, etag })
  const { reset, subscribe } = form
  const begunWith = (restored ? draft.etag : etag) || undefined
  const keep = useEffectEvent((values: Values) => setDraft({ values, etag: begunWith ?? '' }))
  const restore = useEffectEvent(() =>
    reset({ ...defaults, ...draft.values }, { keepDefaultValues: true }),
  )
  useEffect(() => {
    if (restored) restore()
  }, [restored])
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  )
  return { clearDraft, etag: begunWith }
}
