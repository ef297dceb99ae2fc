import { useSearchParams } from '@truenorth/shared-ui/router'
import type { JourneyFilter } from './matchesFilter'

const names = { text: 'q', category: 'category', status: 'status' } as const

/** The filter and the layout, kept in the address: back from a journey they are as they were. */
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
    text: params.get(names.text) ?? '',
    category: params.get(names.category) ?? '',
    status: params.get(names.status) ?? '',
  }
  return {
    filter,
    setFilter: (name: keyof JourneyFilter, value: string) => setAll({ [names[name]]: value }),
    clear: () => setAll({ [names.text]: '', [names.category]: '', [names.status]: '' }),
    layout: params.get('view') === 'list' ? ('list' as const) : ('grid' as const),
    setLayout: (layout: 'grid' | 'list') => setAll({ view: layout === 'list' ? layout : '' }),
  }
}

export type JourneyFilterState = ReturnType<typeof useJourneyFilter>
