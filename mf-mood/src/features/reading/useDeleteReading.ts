import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moodQueries } from '../../api/moodQueries'
import { deleteReading } from '../../api/moods'

/** Deletes a reading: gone from the list at once; whatever came of it, everything is asked again. */
export const useDeleteReading = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => deleteReading(id),
    onSuccess: (_, id) => {
      client.setQueryData(moodQueries.list().queryKey, (readings) =>
        readings?.filter((reading) => reading.id !== id),
      )
    },
    onSettled: () => void client.invalidateQueries({ queryKey: moodQueries.all }),
  })
}
