import type { ReceivedFeedback } from '@truenorth/api-contract/feedback'
import { toast, undoAction } from '@truenorth/shared-ui'
import { useChangeSeveral } from '../../api/triage'
import { type Selection, seenOf } from '../../components/useSelection'
import { severalText } from '../../content'
import type { InboxAddress } from '../../domain/inboxView'
import { MergeDialog } from './MergeDialog'

type MergeSeveralProps = { address: Pick<InboxAddress, 'go'>; selection: Selection }

/** Merges the chosen items into the one that stands for them from then on, which opens; it can be undone. */
export const MergeSeveral = ({ address, selection }: MergeSeveralProps) => {
  const { mutate, mutateAsync, isPending } = useChangeSeveral()
  const { items, goOnWith, cancelMerge } = selection

  // Each goes back to where it was: to itself, or to the message that it was merged into before.
  const undo = async (saved: readonly ReceivedFeedback[]) => {
    const earlierOf = (id: number) => items.find((item) => item.id === id)?.merged_into ?? null
    for (const merged_into of new Set(saved.map(({ id }) => earlierOf(id)))) {
      const some = saved.filter(({ id }) => earlierOf(id) === merged_into)
      const conflicts = await mutateAsync({ items: seenOf(some), merged_into }).then(
        (result) => result.conflicts.length,
        // The mutation itself tells of its failure.
        () => 0,
      )
      if (conflicts > 0) toast.show({ text: severalText(some.length - conflicts, conflicts) })
    }
  }

  const merge = (into: ReceivedFeedback) => {
    const target = into.merged_into ?? into.id
    const moved = items.filter(
      ({ id, merged_into }) => id !== into.id && id !== target && merged_into !== target,
    )
    mutate(
      { items: seenOf(moved), merged_into: target },
      {
        onSuccess: ({ changed, conflicts }) => {
          toast.show({
            text: severalText(changed.length, conflicts.length, 'merged'),
            tone: conflicts.length > 0 ? 'plain' : 'good',
            ...(changed.length > 0 && { actions: [undoAction(() => void undo(changed))] }),
          })
          goOnWith(conflicts)
          if (conflicts.length === 0) address.go({ item: target }, { focus: { focus: 'detail' } })
        },
      },
    )
  }

  return <MergeDialog items={items} isSaving={isPending} onMerge={merge} onClose={cancelMerge} />
}
