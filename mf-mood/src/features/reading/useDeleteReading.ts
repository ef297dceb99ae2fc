import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moodQueries } from '../../api/moodQueries'
import { deleteReading } from '../../api/moods'

/** Deletes a reading; whatever came of it, every list is asked again. */
export const useDeleteReading = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | number) => deleteReading(id),
    onSettled: () => client.invalidateQueries({ queryKey: moodQueries.all }),
  })
}
