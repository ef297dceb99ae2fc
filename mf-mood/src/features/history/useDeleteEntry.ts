import { toast } from '@truenorth/shared-ui'
import { useState } from 'react'
import { useDeleteReading } from '../reading/useDeleteReading'

/** Asks before a reading is deleted; `onDeleted` finds a place for the focus that its menu had. */
export const useDeleteEntry = (onDeleted: () => void) => {
  const [asked, ask] = useState<number>()
  const { mutate, isPending } = useDeleteReading()
  const confirm = () => {
    if (asked === undefined) return
    mutate(asked, {
      onSuccess: onDeleted,
      onError: () => toast.show({ text: 'Failed to delete entry. Please try again.', tone: 'bad' }),
      onSettled: () => ask(undefined),
    })
  }
  return { isAsking: asked !== undefined, ask, confirm, cancel: () => ask(undefined), isPending }
}
