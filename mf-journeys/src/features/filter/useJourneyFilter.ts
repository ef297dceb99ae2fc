import { useSearchParams } from '@truenorth/shared-ui/router'
import type { JourneyFilter } from './matchesFilter'

const names = { text: 'q', category: 'category', status: 'status' } as const

/** The filter and the layout, kept in the address: back from a journey they are as they were. */
export const useJourneyFilter = () => {
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
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
    setFilter: (name: keyof JourneyFilter, value: string) => set(names[name], value),
    layout: params.get('view') === 'list' ? ('list' as const) : ('grid' as const),
    setLayout: (layout: 'grid' | 'list') => set('view', layout === 'list' ? layout : ''),
  }
}

export type JourneyFilterState = ReturnType<typeof useJourneyFilter>
