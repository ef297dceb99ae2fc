import { chakra, SearchIcon } from '@truenorth/shared-ui'
import { Select, TextInput } from '@truenorth/shared-ui/forms'
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
    <TextInput
      type="search"
      enterKeyHint="search"
      aria-label="Search entries"
      placeholder="Search entries..."
      dir="auto"
      icon={<SearchIcon size={20} />}
      value={words}
      onChange={(event) => onSearch(event.target.value)}
    />
    <Select
      aria-label="Sort"
      value={sorting}
      options={sortings.map((value) => ({ value, label: labels[value] }))}
      onChange={(event) => onSort(sortings.find((known) => known === event.target.value) ?? 'date')}
    />
  </Filters>
)
