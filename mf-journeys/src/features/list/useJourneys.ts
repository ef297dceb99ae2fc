import { useQuery } from '@tanstack/react-query'
import { journeyQueries } from '../../api/journeyQueries'

/** Every journey of the user. */
export const useJourneys = () => useQuery(journeyQueries.list())
