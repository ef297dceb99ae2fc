import type { Journey } from '@truenorth/api-contract/journeys'
import { addDays } from '@truenorth/shared-ui'

/** A journey to start from; it takes `days` days. */
export type JourneyTemplate = Pick<
  Journey,
  'title' | 'description' | 'category' | 'color' | 'emoji'
> & { days: number }

/** The templates of the create form. */
export const journeyTemplates: readonly JourneyTemplate[] = [
  {
    title: 'Thirty mornings outside',
    description:
      'Out of the door before the phone, every day for a month, whatever the weather says.',
    category: 'wellness',
    color: 'from-red-500 to-amber-500',
    emoji: '🌅',
    days: 30,
  },
  {
    title: 'Learn to sit with silence',
    description: 'Ten minutes a day without music, podcasts or plans.',
    category: 'mindfulness',
    color: 'from-blue-500 to-cyan-500',
    emoji: '🌊',
    days: 60,
  },
  {
    title: 'Write to the people I miss',
    description: 'Six letters on real paper, none of them perfect.',
    category: 'relationships',
    color: 'from-green-500 to-teal-500',
    emoji: '🌱',
    days: 45,
  },
  {
    title: 'A sketch a week',
    description: 'Small, quick and finished. Nobody has to see them.',
    category: 'creativity',
    color: 'from-violet-500 to-lavender-500',
    emoji: '🎨',
    days: 90,
  },
]

/** The values that a template puts into the form: from today, for as many days as it takes. */
export const filledIn = ({ days, ...template }: JourneyTemplate, today: string) => ({
  ...template,
  start_date: today,
  target_date: addDays(today, days),
})
