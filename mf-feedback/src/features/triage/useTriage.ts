import type { ReceivedFeedback } from '@truenorth/api-contract/feedback'
import { useSession } from '@truenorth/shared-auth'
import { toast, undoAction } from '@truenorth/shared-ui'
import { useState } from 'react'
import { useFeedbackItem, useFeedbackList } from '../../api/feedback'
import { useDeleteFeedback, useMarkRead } from '../../api/feedbackChanges'
import { type TriageValues, useChangeItem } from '../../api/triage'
import type { Selection } from '../../components/useSelection'
import { mergeTexts } from '../../content'
import { pageQuery } from '../../domain/feedbackQuery'
import { stateNamed } from '../../domain/feedbackStates'
import type { InboxAddress, InboxView } from '../../domain/inboxView'
import { type KeyCommand, useInboxKeys } from './inboxKeys'
import { useStep } from './stepping'

/** A change that was not saved, because another administrator had set the same fields otherwise. */
export type TriageConflict = { id: number; changes: TriageValues; present: ReceivedFeedback }

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

/** The open item, and what can be done with it by buttons and by keys: step, mark as read, sort it, delete. */
export const useTriage = (
  { view, go, hrefOf }: Pick<InboxAddress, 'view' | 'go' | 'hrefOf'>,
  selection: Selection,
) => {
  const { items, ...opened } = useOpenItem(view)
  const { item } = opened
  const markRead = useMarkRead()
  const deleteFeedback = useDeleteFeedback()
  const { userId } = useSession()
  const [conflict, setConflict] = useState<TriageConflict>()
  const changing = useChangeItem(({ seen, changes }, present) =>
    setConflict({ id: seen.id, changes, present }),
  )
  const change = (changes: TriageValues, seen = item) => {
    setConflict(undefined)
    if (seen) changing.mutate({ seen, changes })
  }
  const takeApart = (merged: ReceivedFeedback) =>
    changing.mutate({ seen: merged, changes: { merged_into: null } })
  const [mergingId, setMergingId] = useState<number>()
  const mergeInto = ({ id }: ReceivedFeedback) => {
    if (!item) return
    setConflict(undefined)
    changing.mutate(
      { seen: item, changes: { merged_into: id } },
      {
        onSuccess: (saved) => {
          go({ item: saved.merged_into ?? id }, { replace: true, focus: { focus: 'detail' } })
          toast.show({
            text: mergeTexts.merged,
            tone: 'good',
            actions: [undoAction(() => takeApart(saved))],
          })
        },
        onSettled: () => setMergingId(undefined),
      },
    )
  }
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
    if (command === 'select' && item) selection.toggle(item)
    if (command === 'mine' && userId !== undefined) change({ assignee: Number(userId) })
    if (command === 'note' || command === 'answer') focusBox(command)
    const state = command.startsWith('state:') && stateNamed(command.slice('state:'.length))
    if (state) change({ state })
    if (command === 'merge' && selection.items.length > 0) selection.askMerge()
    else if (command === 'merge') setMergingId(item?.id)
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
    /** Sets the state, who takes care of it, or labels, over the version that is shown or that is given. */
    change,
    /** What is being saved of the open item. */
    saving:
      changing.isPending && changing.variables.seen.id === item?.id
        ? changing.variables.changes
        : undefined,
    /** What another administrator has set otherwise meanwhile. */
    conflict: conflict?.id === item?.id ? conflict : undefined,
    takeTheirs: () => setConflict(undefined),
    /** The address of another item. */
    hrefOf: (id: number) => hrefOf({ item: id }),
    /** Whether the message that the open item is merged into is being chosen. */
    isMerging: item !== undefined && mergingId === item.id,
    askMerge: () => setMergingId(item?.id),
    cancelMerge: () => setMergingId(undefined),
    mergeInto,
    /** Takes a message out of the one that it is merged into. */
    takeApart,
    isTakingApart: ({ id }: ReceivedFeedback) =>
      changing.isPending && changing.variables.seen.id === id,
    askDelete: () => setConfirming(true),
    cancelDelete: () => setConfirming(false),
    confirmDelete,
  }
}

const focusBox = (name: 'note' | 'answer') =>
  document.querySelector<HTMLTextAreaElement>(`textarea[data-key="${name}"]`)?.focus()

/** See `useTriage`. */
export type Triage = ReturnType<typeof useTriage>
