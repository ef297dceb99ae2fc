import { errorDetail } from '@truenorth/shared-auth'
import { type EditorOptions, useEditor } from '@truenorth/shared-auth/forms'
import { toast } from '@truenorth/shared-ui'
import { readingDraftOf, useChangeReading, type VersionedReading } from '../../api/moodWrites'
import { isUsable, type ReadingValues, toNewMood, valuesOf } from '../../domain/readingValues'
import { differences, isSameReading } from './editRules'

type Options = EditorOptions<ReadingValues, unknown, VersionedReading>

type ReadingEditorOptions = Pick<
  Options,
  'rules' | 'validate' | 'leaving' | 'success' | 'onClose'
> & {
  /** Gets the newer version that was chosen over one's own. */
  onTakeTheirs: (present: VersionedReading) => void
}

/**
 * The editor of one version of a reading. Its draft is the same wherever
 * that reading is edited. What did not change is not sent.
 */
export const useReadingEditor = (
  { data: reading, etag }: VersionedReading,
  { onTakeTheirs, ...options }: ReadingEditorOptions,
) => {
  const { mutateAsync: changeReading } = useChangeReading()
  return useEditor<ReadingValues, unknown, VersionedReading>({
    ...options,
    start: valuesOf(reading),
    save: async (values, base) => {
      if (isSameReading(values, base.values)) return
      await changeReading({ id: reading.id, changes: toNewMood(values) ?? {}, etag: base.etag })
      toast.show({ text: 'Saved!', tone: 'good' })
    },
    failureText: (error) => errorDetail(error) ?? 'Failed to save changes.',
    isEqual: isSameReading,
    draft: { key: readingDraftOf(reading), isUsable },
    version: {
      etag,
      what: 'reading',
      valuesOf: ({ data }) => valuesOf(data),
      differences,
      // Drafts are kept per version, so the newer version begins a new form.
      onTakeTheirs,
    },
  })
}
