import { useDraft } from '@truenorth/shared-auth/outbox'
import { useLeavingGuard } from '@truenorth/shared-ui/router'
import type { VersionedReading } from '../../api/moods'
import { isReading, type ReadingValues, valuesOf } from '../form/readingValues'
import { readingDifferences } from './readingDifferences'

/** What is typed over one version of a reading: clean until it differs, guarded until it is saved. */
export const useEditForm = ({ reading }: VersionedReading, isOver: boolean) => {
  const loaded = valuesOf(reading)
  const { draft, setDraft, clearDraft } = useDraft<ReadingValues>(
    `mood-edit-${reading.id}-${reading.version}`,
    loaded,
    isReading,
  )
  const isDirty = !isOver && readingDifferences(draft, loaded).length > 0
  useLeavingGuard({ dirty: isDirty, title: 'Discard changes?', onLeave: clearDraft })
  return {
    values: draft,
    isDirty,
    change: (changes: Partial<ReadingValues>) => setDraft({ ...draft, ...changes }),
    clearDraft,
  }
}
