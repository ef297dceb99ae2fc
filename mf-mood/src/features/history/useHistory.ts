import { useQuery } from '@tanstack/react-query'
import { moodQueries } from '../../api/moodQueries'

/** Every reading, newest first. */
export const useHistory = () => useQuery(moodQueries.list())
