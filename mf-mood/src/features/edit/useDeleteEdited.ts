import { useGoBack } from '@truenorth/shared-ui/router'
import { useEffect, useEffectEvent } from 'react'
import { failedToDelete, useDeleting } from '../remove/useDeleting'
import { useIsNarrow } from '../viewport/useIsNarrow'

/** Asks in a dialog, or natively in the narrow layout (D14); then the reading is gone and we go back. */
export const useDeleteEdited = (id: number) => {
  const isNarrow = useIsNarrow()
  const goBack = useGoBack('/mood/history')
  const deleting = useDeleting({ describe: failedToDelete })
  const { isDeleted } = deleting
  const leave = useEffectEvent(goBack)
  // After drawing: by then no unsaved change holds us any more.
  useEffect(() => {
    if (isDeleted) leave()
  }, [isDeleted])
  const ask = () => {
    if (!isNarrow) return deleting.ask(id)
    // oxlint-disable-next-line no-alert -- the one native question of the product (D14)
    if (window.confirm('Really delete?')) deleting.remove(id)
  }
  return { ...deleting, ask }
}
