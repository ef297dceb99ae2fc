import type { MoodChanges } from '@truenorth/api-contract/moods'
import { errorDetail } from '@truenorth/shared-auth'
import { type EditorOptions, useEditor } from '@truenorth/shared-auth/forms'
import { moodOf, toast } from '@truenorth/shared-ui'
import { readingDraftOf, useChangeReading, type VersionedReading } from '../../api/moodWrites'
import type { Reading } from '../../domain/reading'
import { isUsable, type ReadingValues, toNewMood } from '../../domain/readingValues'
import { wallClockOf } from '../../domain/wallClock'
import { differences, isSameReading } from './editRules'

type Options = EditorOptions<ReadingValues, unknown, VersionedReading>

type ReadingEditorOptions = Pick<
  Options,
  'rules' | 'validate' | 'leaving' | 'success' | 'onClose'
> & {
  /** Gets the newer version that was chosen over one's own. */
  onTakeTheirs: (present: VersionedReading) => void
}

// The moment is by the clock of the reading's own zone.
const valuesOf = (reading: Reading): ReadingValues => {
  const { mood_value, energy, note, tags, date, timestamp, zone, hasTime } = reading
  return {
    mood_value: moodOf(mood_value).value,
    energy,
    note,
    tags,
    word: '',
    recorded_at: hasTime === false ? date : wallClockOf(timestamp, zone),
  }
}

// A moment that was not touched is not sent, for a clock tells it to the minute only.
const changesOf = (values: ReadingValues, { recorded_at }: ReadingValues): MoodChanges => ({
  ...toNewMood(values),
  ...(values.recorded_at !== recorded_at && { recorded_at: values.recorded_at }),
})

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
      const changes = changesOf(values, base.values)
      await changeReading({ id: reading.id, changes, etag: base.etag })
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
