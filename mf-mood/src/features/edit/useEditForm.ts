import { errorDetail } from '@truenorth/shared-auth'
import { useEditor } from '@truenorth/shared-auth/forms'
import { toast, useMediaQuery } from '@truenorth/shared-ui'
import { useGoBack } from '@truenorth/shared-ui/router'
import { useEffect, useEffectEvent } from 'react'
import { readingDraftOf, useChangeReading, type VersionedReading } from '../../api/moodWrites'
import { useDeleteQuestion } from '../../components/DeleteReading'
import { failedToDelete } from '../../content'
import { isUsable, type ReadingValues, toNewMood, valuesOf } from '../../domain/readingValues'
import { differences, editRules, isSameReading } from './editRules'
import { backTo } from './useEditable'

const returnAfterMs = 1_500
const narrowLayout = '(max-width: 320px)'

/** The form of one version of a reading, and the question before the reading is deleted. */
export const useEditForm = (
  { data: reading, etag }: VersionedReading,
  onAdopt: (present: VersionedReading) => void,
) => {
  const { id } = reading
  const { mutateAsync: changeReading } = useChangeReading()
  const goBack = useGoBack(backTo)
  const isNarrow = useMediaQuery(narrowLayout)
  const editor = useEditor<ReadingValues, unknown, VersionedReading>({
    start: valuesOf(reading),
    save: (values, base) =>
      changeReading({ id, changes: toNewMood(values) ?? {}, etag: base.etag }),
    failureText: (error) => errorDetail(error) ?? 'Failed to save changes.',
    rules: editRules,
    validate: 'whenDirty',
    isEqual: isSameReading,
    draft: { key: readingDraftOf(reading), isUsable },
    version: {
      etag,
      what: 'reading',
      valuesOf: ({ data }) => valuesOf(data),
      differences,
      // Drafts are kept per version, so the newer version begins a new form.
      onTakeTheirs: onAdopt,
    },
    leaving: { words: { title: 'Discard changes?' } },
    success: { durationMs: returnAfterMs },
    onSaved: () => toast.show({ text: 'Saved!', tone: 'good' }),
    onClose: goBack,
  })

  // The changes of a deleted reading are dropped, so that leaving it asks nothing.
  const deletion = useDeleteQuestion({
    failureText: () => failedToDelete,
    onDeleted: editor.startAfresh,
  })
  const isGone = deletion.isDeleted && !editor.isDirty
  const leave = useEffectEvent(goBack)
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])

  const askToDelete = () => {
    if (!isNarrow) return deletion.ask(id)
    // oxlint-disable-next-line no-alert -- the narrow layout asks natively (D14)
    if (window.confirm('Really delete?')) deletion.remove(id)
  }
  return { editor, deletion, askToDelete }
}
