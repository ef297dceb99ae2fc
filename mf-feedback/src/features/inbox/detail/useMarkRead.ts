import type { Feedback } from '@truenorth/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { markFeedbackRead } from '../../../api/feedback'
import { foresee, foreseeRead } from '../../../api/feedbackCache'
import { feedbackQueries } from '../../../api/feedbackQueries'

/** Marks an item as read at once; a failure takes that back and is only logged. */
export const useMarkRead = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id }: Feedback) => markFeedbackRead(id),
    onMutate: (item) => foresee(client, () => foreseeRead(client, item)),
    onError: (error, _item, takeBack) => {
      takeBack?.()
      report(error, 'marking feedback as read')
    },
    onSettled: () => client.invalidateQueries({ queryKey: feedbackQueries.all }),
  })
  return (item: Feedback | undefined) => {
    if (item && !item.is_read) mutate(item)
  }
}
