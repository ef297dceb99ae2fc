import { useQuery } from '@tanstack/react-query'
import { entryQueries } from '../../api/entryQueries'
import { useReported } from '../trouble/useReported'

/** Every entry, as the server lists them; the newest ones, while the others are on their way. */
export const useEntries = () => {
  const { data: newest } = useQuery(entryQueries.newest())
  const query = useQuery(entryQueries.list())
  useReported(query.error, 'the journal could not be loaded')
  return { ...query, newest }
}
