import { useQuery } from '@tanstack/react-query'
import { moodQueries } from '../../api/moodQueries'

/** Every reading, newest first; the newest ones, while the others are on their way. */
export const useHistory = () => {
  const { data: newest } = useQuery(moodQueries.newest())
  return { ...useQuery(moodQueries.history()), newest }
}
