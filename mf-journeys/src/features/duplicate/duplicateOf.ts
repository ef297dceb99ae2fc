import type { Journey, NewJourney } from '@truenorth/api/contract'
import { addDays, cutGraphemes, daysBetween } from '@truenorth/shared-ui'

const suffix = ' (Copy)'
const titleMax = 200

// A copy that starts today cannot end before today: it then takes as long as the first one did.
const targetOf = ({ start_date, target_date }: Journey, today: string) =>
  target_date >= today
    ? target_date
    : addDays(today, Math.max(1, daysBetween(start_date, target_date)))

/** The journey anew: from today, active, without its milestones. */
export const duplicateOf = (journey: Journey, today: string): NewJourney => ({
  title: cutGraphemes(journey.title, titleMax - suffix.length) + suffix,
  description: journey.description,
  start_date: today,
  target_date: targetOf(journey, today),
  category: journey.category,
  color: journey.color,
  status: 'active',
})
