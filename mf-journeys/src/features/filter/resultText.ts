import type { JourneyChoices } from '@truenorth/api/contract'
import type { JourneyFilter } from './matchesFilter'

const labelOf = (options: JourneyChoices['categories'] | undefined, value: string) =>
  options?.find((option) => option.value === value)?.label ?? value

/** "Found 2 paths for “walk” in Wellness with status Active": the parts that were asked for. */
export const resultText = (
  count: number,
  { text, category, status }: JourneyFilter,
  choices?: JourneyChoices,
) => {
  const parts = [`Found ${count} ${count === 1 ? 'path' : 'paths'}`]
  if (text.trim()) parts.push(`for “${text.trim()}”`)
  if (category) parts.push(`in ${labelOf(choices?.categories, category)}`)
  if (status) parts.push(`with status ${labelOf(choices?.statuses, status)}`)
  return parts.join(' ')
}
