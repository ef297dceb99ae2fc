import { chakra } from '@truenorth/shared-ui'
import { SearchInput, Select } from '@truenorth/shared-ui/forms'
import { type Sorting, sortings } from '../../domain/sortEntries'

const labels: Record<Sorting, string> = {
  date: 'Date (newest first)',
  mood: 'Mood (highest first)',
  title: 'Title (A to Z)',
}

// Some browsers do not know the <search> element.
const Filters = chakra(
  'div',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) 240px' },
      gap: '10px',
      marginBlock: '24px',
    },
  },
  { defaultProps: { role: 'search' } },
)

type JournalFiltersProps = {
  words: string
  sorting: Sorting
  onSearch: (words: string) => void
  onSort: (sorting: Sorting) => void
}

/** The search and the order of the list. */
export const JournalFilters = ({ words, sorting, onSearch, onSort }: JournalFiltersProps) => (
  <Filters>
    <SearchInput
      label="Search entries"
      placeholder="Search entries..."
      value={words}
      onChange={onSearch}
    />
    <Select
      aria-label="Sort"
      value={sorting}
      options={sortings.map((value) => ({ value, label: labels[value] }))}
      onChange={(event) => onSort(sortings.find((known) => known === event.target.value) ?? 'date')}
    />
  </Filters>
)
