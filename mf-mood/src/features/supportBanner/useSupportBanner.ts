import { useQuery, useQueryClient } from '@tanstack/react-query'
import { report, useSession } from '@truenorth/shared-auth'
import { useToday } from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moods'
import { isWithinWeek } from '../../domain/moodStats'

const lowestMood = 1
const daysNeeded = 3

type Dated = { mood_value: number; date: string }

/**
 * Whether three of the last seven days have a reading of 1, and the banner was not dismissed within them
 * (D35). `dismissedOn` is a calendar day.
 */
export const supportIsDue = (readings: readonly Dated[], today: string, dismissedOn?: string) => {
  if (dismissedOn && isWithinWeek(dismissedOn, today)) return false
  const heavy = readings.filter(
    ({ mood_value, date }) => mood_value === lowestMood && isWithinWeek(date, today),
  )
  return new Set(heavy.map(({ date }) => date)).size >= daysNeeded
}

// The day of the dismissal is stored with the drafts: per user, in the browser's database. Its key stays,
// because devices hold it. The outbox loads only when the banner is due.
const outbox = () => import('@truenorth/shared-auth/outbox')
const draftKey = 'care-dismissed-on'

const loadDismissal = async () => {
  const stored = await (await outbox()).loadDraft(draftKey)
  return typeof stored === 'string' ? stored : ''
}

const saveDismissal = async (day: string) => (await outbox()).saveDraft(draftKey, day)

const dismissalKey = (user: string | undefined) => ['support-banner-dismissed', user] as const

/** Whether the banner is due, and a function that dismisses it for a week. */
export const useSupportBanner = () => {
  const today = useToday()
  const client = useQueryClient()
  const { userId } = useSession()
  const { data: readings = [] } = useQuery(moodQueries.list())
  const dismissal = useQuery({
    queryKey: dismissalKey(userId),
    queryFn: loadDismissal,
    enabled: supportIsDue(readings, today),
    staleTime: Infinity,
  })
  const dismiss = () => {
    client.setQueryData(dismissalKey(userId), today)
    saveDismissal(today).catch((error: unknown) => report(error, 'dismissing the support banner'))
  }
  const isDue = !dismissal.isPending && supportIsDue(readings, today, dismissal.data)
  return { isDue, dismiss }
}
