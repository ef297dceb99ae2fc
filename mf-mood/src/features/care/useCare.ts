import { useQuery, useQueryClient } from '@tanstack/react-query'
import { report, useSession } from '@truenorth/shared-auth'
import { useToday } from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moodQueries'
import { careIsDue } from './careIsDue'
import { keepCareDismissal, readCareDismissal } from './careDismissal'

const dismissalKey = (user: string | undefined) => ['care-dismissed', user] as const

/** Whether the line is due, and the way to put it away for a week. */
export const useCare = () => {
  const today = useToday()
  const client = useQueryClient()
  const { userId } = useSession()
  const { data: readings = [] } = useQuery(moodQueries.list())
  const heavy = careIsDue(readings, today)
  const dismissal = useQuery({
    queryKey: dismissalKey(userId),
    queryFn: readCareDismissal,
    enabled: heavy,
    staleTime: Infinity,
  })
  const dismiss = () => {
    client.setQueryData(dismissalKey(userId), today)
    keepCareDismissal(today).catch((error: unknown) => report(error, 'putting the care line away'))
  }
  const isDue = !dismissal.isPending && careIsDue(readings, today, dismissal.data)
  return { isDue, dismiss }
}
