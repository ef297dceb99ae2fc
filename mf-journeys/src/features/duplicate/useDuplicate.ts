import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Journey } from '@truenorth/api/contract'
import { localToday, toast } from '@truenorth/shared-ui'
import { createJourney } from '../../api/createJourney'
import { journeyQueries } from '../../api/journeyQueries'
import { duplicateOf } from './duplicateOf'

/** Makes a copy of a journey, and says so. */
export const useDuplicate = (journey: Journey) => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => createJourney(duplicateOf(journey, localToday())),
    onSuccess: () => toast.show({ text: 'Journey duplicated successfully!', tone: 'good' }),
    onError: () =>
      toast.show({ text: 'Failed to duplicate journey. Please try again.', tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: journeyQueries.all }),
  })
  return () => mutate()
}
