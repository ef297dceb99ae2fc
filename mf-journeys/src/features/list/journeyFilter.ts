import type { Journey, JourneyChoices } from '@truenorth/api-contract/journeys'
import { foldText, hasWords, isBlank, searchWords } from '@truenorth/api-contract/text'
import { useSearchParams } from '@truenorth/shared-ui/router'

/** What the list is filtered by; an empty value means all. */
export type JourneyFilter = { text: string; category: string; status: string }

/** Finds all. */
export const noFilter: JourneyFilter = { text: '', category: '', status: '' }

/** Whether a journey has all words of the text in its title or description, and the category and status. */
export const matchesFilter = (
  {
    title,
    description,
    category,
    status,
  }: Pick<Journey, 'title' | 'description' | 'category' | 'status'>,
  filter: JourneyFilter,
) => {
  const searched = foldText(`${title}\n${description}`)
  return (
    hasWords(searched, searchWords(filter.text)) &&
    (filter.category === '' || filter.category === category) &&
    (filter.status === '' || filter.status === status)
  )
}

const labelOf = (options: JourneyChoices['categories'] | undefined, value: string) =>
  options?.find((option) => option.value === value)?.label ?? value

/** "Found 2 paths for “walk” in Wellness with status Active": the number of results and the filter in words. */
export const resultText = (
  count: number,
  { text, category, status }: JourneyFilter,
  choices?: JourneyChoices,
) => {
  const parts = [`Found ${count} ${count === 1 ? 'path' : 'paths'}`]
  if (!isBlank(text)) parts.push(`for “${text.trim()}”`)
  if (category) parts.push(`in ${labelOf(choices?.categories, category)}`)
  if (status) parts.push(`with status ${labelOf(choices?.statuses, status)}`)
  return parts.join(' ')
}

const parameters = { text: 'q', category: 'category', status: 'status' } as const

/** The filter and the layout. They are in the address, so that going back from a journey restores them. */
export const useJourneyFilter = () => {
  const [params, setParams] = useSearchParams()
  const setAll = (values: Record<string, string>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const filter: JourneyFilter = {
    text: params.get(parameters.text) ?? '',
    category: params.get(parameters.category) ?? '',
    status: params.get(parameters.status) ?? '',
  }
  return {
    filter,
    setFilter: (name: keyof JourneyFilter, value: string) => setAll({ [parameters[name]]: value }),
    clear: () =>
      setAll({ [parameters.text]: '', [parameters.category]: '', [parameters.status]: '' }),
    layout: params.get('view') === 'list' ? ('list' as const) : ('grid' as const),
    setLayout: (layout: 'grid' | 'list') => setAll({ view: layout === 'list' ? layout : '' }),
  }
}
