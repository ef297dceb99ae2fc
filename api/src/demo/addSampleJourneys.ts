import type { Repositories } from '../repositories.ts'
import type { SampleCalendar } from './calendar.ts'
import { sampleJourneys, type SampleJourney, type SampleMilestone } from './journeyContent.ts'

type Journeys = { userId: number; calendar: SampleCalendar }

const minutesBetween = 7

/** Journeys in every state, the one that is on track last, so that it stands first. */
export const addSampleJourneys = async (
  { journeys, milestones }: Pick<Repositories, 'journeys' | 'milestones'>,
  { userId, calendar }: Journeys,
) => {
  const addMilestone = async (journeyId: number, milestone: SampleMilestone, created: string) => {
    const { dueIn, doneAgo, progress = 0, ...rest } = milestone
    const target = dueIn === undefined ? null : calendar.day(dueIn)
    const added = await milestones.add(
      journeyId,
      { ...rest, target_date: target, progress },
      created,
    )
    if (!added || doneAgo === undefined) return
    const done = { is_completed: true, progress: 100 }
    await milestones.update(journeyId, added.id, done, calendar.stored(-doneAgo, 18 * 60))
  }

  const addJourney = async (journey: SampleJourney) => {
    const { startedAgo, dueIn, waypoints, ...rest } = journey
    const dates = { start_date: calendar.day(-startedAgo), target_date: calendar.day(dueIn) }
    const createdMinute = 9 * 60
    const created = calendar.stored(-startedAgo, createdMinute)
    const { id } = await journeys.add(userId, { ...rest, ...dates }, created)
    for (const [index, milestone] of waypoints.entries()) {
      const minute = createdMinute + (index + 1) * minutesBetween
      await addMilestone(id, milestone, calendar.stored(-startedAgo, minute))
    }
  }

  for (const journey of sampleJourneys) await addJourney(journey)
}
