import { useMediaQuery } from '@truenorth/shared-ui'
import { useGoBack } from '@truenorth/shared-ui/router'
import { useEffect, useEffectEvent } from 'react'
import type { VersionedReading } from '../../api/moodWrites'
import { useDeleteQuestion } from '../../components/DeleteReading'
import { failedToDelete } from '../../logContent'
import { editRules } from './editRules'
import { backTo } from './useEditable'
import { useReadingEditor } from './useReadingEditor'

const returnAfterMs = 1_500
const narrowLayout = '(max-width: 320px)'

/** The form of one version of a reading, and the question before the reading is deleted. */
export const useEditForm = (
  loaded: VersionedReading,
  onAdopt: (present: VersionedReading) => void,
) => {
  const { id } = loaded.data
  const goBack = useGoBack(backTo)
  const isNarrow = useMediaQuery(narrowLayout)
  const editor = useReadingEditor(loaded, {
    rules: editRules,
    validate: 'whenDirty',
    leaving: { words: { title: 'Discard changes?' } },
    success: { durationMs: returnAfterMs },
    onTakeTheirs: onAdopt,
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
