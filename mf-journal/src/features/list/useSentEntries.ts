import { useQueryClient } from '@tanstack/react-query'
import { useWhenSent } from '@truenorth/shared-auth'
import { entryQueries } from '../../api/entryQueries'
import { entryKind } from '../write/entryDraft'

/** Asks for the list anew when an entry that had to wait has been sent after all. */
export const useSentEntries = () => {
  const client = useQueryClient()
  useWhenSent(entryKind, () => client.invalidateQueries({ queryKey: entryQueries.all }))
}
