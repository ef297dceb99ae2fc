import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetReading } from '../../api/forgetReading'
import { moodQueries } from '../../api/moodQueries'
import { deleteReading } from '../../api/moods'

/** Deletes a reading: gone from every screen at once; whatever came of it, everything is asked again. */
export const useDeleteReading = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => deleteReading(id),
    onSuccess: (_, id) => forgetReading(client, id),
    onSettled: () => void client.invalidateQueries({ queryKey: moodQueries.all }),
  })
}
