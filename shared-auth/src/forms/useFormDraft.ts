import type { FieldValues } from '@truenorth/shared-ui/forms'
import { fitToForm, useDraft } from '../outbox/useDraft'
import { isSame } from './differences'
import type { DraftOptions } from './editorOptions'

// Stored in this shape: the values, and beside them the ETag that an edit began with. Drafts of paths and
// waypoints were once stored as { values, etag }; these are still read.
type Stored<Values> = Values & { etag?: string; values?: object }

const unpack = <Values extends FieldValues>(stored: Stored<Values>, start: Values): Values => {
  const { values: nested = {} } = stored
  const source = Object.keys(nested).length > 0 ? fitToForm(nested, start) : stored
  const fields = Object.keys(start).map((name) => [name, source?.[name]])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fitToForm` has checked each field against `start`
  return Object.fromEntries(fields) as Values
}

/** The draft of a form; without options nothing is stored. */
export const useFormDraft = <Values extends FieldValues>(
  start: Values,
  { key, isUsable, leavesOut = [] }: Partial<DraftOptions<Values>>,
) => {
  const sample: Stored<Values> = { ...start, etag: '', values: {} }
  const { draft, restored, setDraft, clearDraft } = useDraft(key, sample, (stored) => {
    const values = unpack(stored, start)
    return !isSame(values, start) && (isUsable?.(values) ?? true)
  })
  const kept = (values: Values): Values => ({
    ...values,
    ...Object.fromEntries(leavesOut.map((name) => [name, start[name]])),
  })
  return {
    /** The values that were found, once they are. */
    restored: restored ? unpack(draft, start) : undefined,
    /** The ETag that the kept edit began with. */
    etag: draft.etag || undefined,
    keep: (values: Values, etag: string | undefined) =>
      setDraft({ ...kept(values), ...(etag && { etag }) }),
    clear: clearDraft,
  }
}
