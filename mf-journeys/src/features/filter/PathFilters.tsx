import { useQuery } from '@tanstack/react-query'
import { FilterBar } from '@truenorth/shared-ui/forms'
import { journeyQueries } from '../../api/journeyQueries'
import type { JourneyFilterState } from './useJourneyFilter'

/** Words, category, status and layout of the list. */
export const PathFilters = ({ filter, setFilter, layout, setLayout }: JourneyFilterState) => {
  const { data: choices } = useQuery(journeyQueries.choices())
  const selects = [
    { name: 'category', label: 'Category', all: 'All categories', options: choices?.categories },
    { name: 'status', label: 'Status', all: 'All statuses', options: choices?.statuses },
  ] as const
  return (
    <FilterBar
      label="Paths"
      search={{
        label: 'Search paths',
        placeholder: 'Search paths',
        value: filter.text,
        onChange: (words) => setFilter('text', words),
      }}
      choices={selects.map(({ name, label, all, options = [] }) => ({
        label,
        value: filter[name],
        options: [{ value: '', label: all }, ...options],
        onChange: (value) => setFilter(name, value),
      }))}
      layout={layout}
      onLayout={setLayout}
    />
  )
}
