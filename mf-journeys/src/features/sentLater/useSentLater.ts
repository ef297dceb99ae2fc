import { useQueryClient } from '@tanstack/react-query'
import { useWhenSent } from '@truenorth/shared-auth'
import { journeyQueries } from '../../api/journeyQueries'
import { milestoneQueries } from '../../api/milestoneQueries'

/** Asks for everything anew when a path or milestone that had to wait has been sent after all. */
export const useSentLater = () => {
  const client = useQueryClient()
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: journeyQueries.all })
    await client.invalidateQueries({ queryKey: milestoneQueries.all })
  }
  useWhenSent('journey', refresh)
  useWhenSent('milestone', refresh)
}
