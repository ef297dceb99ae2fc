import { useQueryClient } from '@tanstack/react-query'
import { useWhenSent } from '@truenorth/shared-auth'
import { moodQueries } from '../../api/moodQueries'

/** What kind of write a reading is to the outbox. */
export const readingKind = 'mood'

/** Asks for everything anew when a reading that had to wait has been sent after all. */
export const useSentReadings = () => {
  const client = useQueryClient()
  useWhenSent(readingKind, () => client.invalidateQueries({ queryKey: moodQueries.all }))
}
