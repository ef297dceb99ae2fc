import { toast } from '@truenorth/shared-ui'
import { useGoBack } from '@truenorth/shared-ui/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDeleteReading } from '../reading/useDeleteReading'
import { useIsNarrow } from '../viewport/useIsNarrow'

/** Asks in a dialog, or natively in the narrow layout (D14); then the reading is gone and we go back. */
export const useDeleteEdited = (id: number) => {
  const [isAsking, setAsking] = useState(false)
  const isNarrow = useIsNarrow()
  const goBack = useGoBack('/mood/history')
  const { mutate, isPending, isSuccess } = useDeleteReading()
  const confirm = () =>
    mutate(id, {
      onError: () => toast.show({ text: 'Failed to delete entry. Please try again.', tone: 'bad' }),
      onSettled: () => setAsking(false),
    })
  const ask = () => {
    if (!isNarrow) return setAsking(true)
    // oxlint-disable-next-line no-alert -- the one native question of the product (D14)
    if (window.confirm('Really delete?')) confirm()
  }
  const leave = useEffectEvent(goBack)
  // After drawing: by then no unsaved change holds us any more.
  useEffect(() => {
    if (isSuccess) leave()
  }, [isSuccess])
  return { isAsking, ask, confirm, cancel: () => setAsking(false), isPending, isDeleted: isSuccess }
}
