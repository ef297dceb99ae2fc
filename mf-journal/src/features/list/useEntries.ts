import { useQuery } from '@tanstack/react-query'
import { entryQueries } from '../../api/entryQueries'
import { useReported } from '../trouble/useReported'

/** Every entry, as the server lists them. */
export const useEntries = () => {
  const query = useQuery(entryQueries.list())
  useReported(query.error, 'the journal could not be loaded')
  return query
}
