import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Journey, JourneyChanges } from '@truenorth/api/contract'
import { toast } from '@truenorth/shared-ui'
import { showJourney } from './journeyCache'
import { journeyQueries } from './journeyQueries'
import { changeJourney, type JourneyId } from './journeys'

type Change = { sent: JourneyChanges; shown: Partial<Journey> }

/** Changes a journey at once on every screen; takes it back, with `failure`, when the server refuses. */
export const useJourneyChange = (id: JourneyId, failure: string) => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: journeyQueries.all,
    mutationFn: ({ sent }: Change) => changeJourney(id, sent),
    onMutate: ({ shown }) => showJourney(client, id, () => shown),
    onError: (_error, _change, rollBack) => {
      rollBack?.()
      toast.show({ text: failure, tone: 'bad' })
    },
    // An answer in the middle of several changes would undo on the screen what is still being sent.
    onSettled: () =>
      client.isMutating({ mutationKey: journeyQueries.all }) > 1
        ? undefined
        : client.invalidateQueries({ queryKey: journeyQueries.all }),
  })
  return mutate
}
