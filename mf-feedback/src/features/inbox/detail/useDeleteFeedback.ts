import type { Feedback } from '@truenorth/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isStatus, report } from '@truenorth/shared-auth'
import { deleteFeedback } from '../../../api/feedback'
import { foresee, foreseeDeleted } from '../../../api/feedbackCache'
import { feedbackQueries } from '../../../api/feedbackQueries'

// Another administrator was faster: it is as gone as it was to be.
const deleteOrFindGone = async ({ id }: Feedback) => {
  try {
    await deleteFeedback(id)
  } catch (error) {
    if (!isStatus(error, 404)) throw error
  }
}

/** Takes an item out at once; a failure brings it back and is only logged. */
export const useDeleteFeedback = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: deleteOrFindGone,
    onMutate: (item) => foresee(client, () => foreseeDeleted(client, item)),
    onError: (error, _item, takeBack) => {
      takeBack?.()
      report(error, 'deleting feedback')
    },
    onSettled: () => client.invalidateQueries({ queryKey: feedbackQueries.all }),
  })
  return mutate
}
