import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Journey } from '@truenorth/api/contract'
import { toast } from '@truenorth/shared-ui'
import { showJourneys } from '../../api/journeyCache'
import { journeyQueries } from '../../api/journeyQueries'
import { deleteJourney } from '../../api/journeys'
import { milestoneQueries } from '../../api/milestoneQueries'

/** Deletes a journey: gone at once, back with a message when the server refuses. */
export const useDeleteJourney = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id }: Journey) => deleteJourney(id),
    onMutate: ({ id }) =>
      showJourneys(client, (journeys) => journeys.filter((journey) => journey.id !== id)),
    onError: (_error, _journey, rollBack) => {
      rollBack?.()
      toast.show({ text: 'Failed to delete journey. Please try again.', tone: 'bad' })
    },
    onSuccess: (_done, { id }) =>
      client.removeQueries({ queryKey: milestoneQueries.ofJourney(id).queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: journeyQueries.all }),
  })
  return (journey: Journey) => mutate(journey)
}
