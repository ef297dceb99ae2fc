import { toast } from '@truenorth/shared-ui'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import { useDeleteReading } from '../api/moodWrites'

type DeleteOptions = {
  /** What a message says when the reading could not be deleted. */
  failureText: (error: Error) => string
  onDeleted?: () => void
}

/** Deletes a reading, after the question of `DeleteReadingDialog`, and says so when that fails. */
export const useDeleteQuestion = ({ failureText, onDeleted }: DeleteOptions) => {
  const [asked, ask] = useState<number>()
  const { mutate, isPending, isSuccess } = useDeleteReading()
  const remove = (id: number) =>
    mutate(id, {
      onSuccess: () => {
        toast.show({ text: 'Reading deleted', tone: 'good' })
        onDeleted?.()
      },
      onError: (error) => toast.show({ text: failureText(error), tone: 'bad' }),
      onSettled: () => ask(undefined),
    })
  return {
    isOpen: asked !== undefined,
    isPending,
    isDeleted: isSuccess,
    /** Asks before the reading with this id is deleted. */
    ask,
    /** Deletes without the question. */
    remove,
    confirm: () => asked !== undefined && remove(asked),
    cancel: () => ask(undefined),
  }
}

type DeleteReadingDialogProps = {
  question: Pick<
    ReturnType<typeof useDeleteQuestion>,
    'isOpen' | 'isPending' | 'confirm' | 'cancel'
  >
  title: string
  text: string
}

/** The question before a reading is deleted, in the words of its screen. */
export const DeleteReadingDialog = ({ question, title, text }: DeleteReadingDialogProps) => (
  <ConfirmDialog
    open={question.isOpen}
    title={title}
    text={text}
    confirmLabel="Delete"
    danger
    busy={question.isPending}
    busyText="Deleting…"
    onConfirm={question.confirm}
    onCancel={question.cancel}
  />
)
