import { useState } from 'react'
import { useFeedbackItem, useFeedbackList } from '../../api/feedback'
import { useDeleteFeedback, useMarkRead } from '../../api/feedbackChanges'
import { pageQuery } from '../../domain/feedbackQuery'
import type { InboxAddress, InboxView } from '../../domain/inboxView'
import { type KeyCommand, useInboxKeys } from './inboxKeys'
import { useStep } from './stepping'

// The open item is taken from the list; one that is not listed is loaded alone.
const useOpenItem = (view: InboxView) => {
  const { items = [], isPending: isListPending } = useFeedbackList(pageQuery(view))
  const listed = items.find(({ id }) => id === view.item)
  const { data, isPending, error, refetch } = useFeedbackItem(
    view.item,
    listed === undefined && !isListPending,
  )
  const item = view.item === undefined ? undefined : (listed ?? data ?? undefined)
  const isGone = listed === undefined && data === null
  return { items, item, isGone, isPending: !item && !isGone && !error && isPending, refetch }
}

/** The open item, and what can be done with it by buttons and by keys: step, mark as read, delete. */
export const useTriage = ({ view, go }: Pick<InboxAddress, 'view' | 'go'>) => {
  const { items, ...opened } = useOpenItem(view)
  const { item } = opened
  const markRead = useMarkRead()
  const deleteFeedback = useDeleteFeedback()
  const [isConfirming, setConfirming] = useState(false)
  const { neighbor, isOpen, leadTo } = useStep(items, view.item)

  const open = (id: number | undefined) => {
    if (id === undefined) return
    go({ item: id }, { replace: isOpen(), focus: { row: id } })
    leadTo(id)
  }
  const close = (row = view.item) =>
    go({ item: undefined }, { replace: true, focus: row === undefined ? undefined : { row } })
  const confirmDelete = () => {
    setConfirming(false)
    if (!item) return
    close(neighbor(1) ?? neighbor(-1))
    deleteFeedback(item)
  }
  const run = (command: KeyCommand) => {
    if (command === 'next') open(neighbor(1))
    if (command === 'previous') open(neighbor(-1))
    if (command === 'read') markRead(item)
    if (command === 'delete') setConfirming(item !== undefined)
    if (command === 'close' && view.item !== undefined) close()
  }
  useInboxKeys(view.keys, run)

  return {
    ...opened,
    /** Whether the question before the item is deleted is open. */
    isConfirming,
    close: () => close(),
    markRead: () => markRead(item),
    askDelete: () => setConfirming(true),
    cancelDelete: () => setConfirming(false),
    confirmDelete,
  }
}

/** See `useTriage`. */
export type Triage = ReturnType<typeof useTriage>
