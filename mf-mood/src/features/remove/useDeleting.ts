import { toast } from '@truenorth/shared-ui'
import { useState } from 'react'
import { useDeleteReading } from './useDeleteReading'

type DeletingOptions = { describe: (error: Error) => string; onDeleted?: () => void }

/** Asks before a reading is deleted; says why when it could not be. */
export const useDeleting = ({ describe, onDeleted }: DeletingOptions) => {
  const [asked, ask] = useState<number>()
  const { mutate, isPending, isSuccess } = useDeleteReading()
  const remove = (id: number) =>
    mutate(id, {
      onSuccess: () => onDeleted?.(),
      onError: (error) => toast.show({ text: describe(error), tone: 'bad' }),
      onSettled: () => ask(undefined),
    })
  return {
    isAsking: asked !== undefined,
    isPending,
    isDeleted: isSuccess,
    ask,
    remove,
    confirm: () => asked !== undefined && remove(asked),
    cancel: () => ask(undefined),
  }
}

/** What the history and the edit page say. */
export const failedToDelete = () => 'Failed to delete entry. Please try again.'
