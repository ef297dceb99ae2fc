import { type Journey, longestTitle, type NewJourney } from '@truenorth/api-contract/journeys'
import { addDays, cutGraphemes, daysBetween, localToday } from '@truenorth/shared-ui'
import { useCreateCopy } from '../../api/journeyWrites'

const suffix = ' (Copy)'

// A copy that starts today cannot end before today; it then takes as long as the original.
const targetOf = ({ start_date, target_date }: Journey, today: string) =>
  target_date >= today
    ? target_date
    : addDays(today, Math.max(1, daysBetween(start_date, target_date)))

/** A copy of a journey: from today, active, without its milestones. */
export const duplicateOf = (journey: Journey, today: string): NewJourney => ({
  title: cutGraphemes(journey.title, longestTitle - suffix.length) + suffix,
  description: journey.description,
  start_date: today,
  target_date: targetOf(journey, today),
  category: journey.category,
  color: journey.color,
  status: 'active',
})

/** Returns a function that creates a copy of a journey. */
export const useDuplicate = (journey: Journey) => {
  const { mutate } = useCreateCopy()
  return () => mutate(duplicateOf(journey, localToday()))
}
