import { useQuery } from '@tanstack/react-query'
import {
  Box,
  Button,
  chakra,
  ChevronDownIcon,
  GridIcon,
  ListIcon,
  SearchIcon,
  SegmentedControl,
} from '@truenorth/shared-ui'
import { Select, TextInput } from '@truenorth/shared-ui/forms'
import { useState } from 'react'
import { journeyQueries } from '../../api/journeyQueries'
import type { JourneyFilterState } from './useJourneyFilter'

const Bar = chakra(
  'div',
  {
    base: {
      display: 'grid',
      gap: '10px',
      marginTop: '24px',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) auto',
        sm: 'minmax(0, 1fr) minmax(0, 1fr) auto',
        lg: 'minmax(0, 1fr) 190px 190px auto',
      },
      // On phones the selects fold away behind "Filters" and then take a line each.
      '& > .words': { gridColumn: { base: '1 / -1', lg: 'auto' } },
      '& > .select': { gridColumn: { base: '1 / -1', sm: 'auto' } },
      '& > .select[data-open=false]': { display: { base: 'none', sm: 'block' } },
      '& > .fold': {
        display: { base: 'inline-flex', sm: 'none' },
        justifyContent: 'space-between',
      },
      '& > .view': { gridColumn: { base: 2, sm: 'auto' }, gridRow: { base: 2, sm: 'auto' } },
    },
  },
  { defaultProps: { role: 'search' } },
)

const layouts = [
  { value: 'grid', label: 'Grid', icon: <GridIcon size={20} /> },
  { value: 'list', label: 'List', icon: <ListIcon size={20} /> },
] as const

/** Words, category, status and layout of the list. */
export const FilterBar = ({ filter, setFilter, layout, setLayout }: JourneyFilterState) => {
  const { data: choices } = useQuery(journeyQueries.choices())
  const [isOpen, setIsOpen] = useState(filter.category !== '' || filter.status !== '')
  const selects = [
    { name: 'category', label: 'Category', all: 'All categories', options: choices?.categories },
    { name: 'status', label: 'Status', all: 'All statuses', options: choices?.statuses },
  ] as const
  return (
    <Bar>
      <div className="words">
        <TextInput
          type="search"
          aria-label="Search paths"
          placeholder="Search paths"
          icon={<SearchIcon size={20} />}
          value={filter.text}
          onChange={(event) => setFilter('text', event.target.value)}
        />
      </div>
      <Button
        className="fold"
        variant="line"
        fontWeight="460"
        background="surface"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Filters
        <ChevronDownIcon size={20} />
      </Button>
      {selects.map(({ name, label, all, options = [] }) => (
        <div key={name} className="select" data-open={isOpen}>
          <Select
            aria-label={label}
            value={filter[name]}
            onChange={(event) => setFilter(name, event.target.value)}
            options={[{ value: '', label: all }, ...options]}
          />
        </div>
      ))}
      <Box className="view">
        <SegmentedControl label="Layout" value={layout} options={layouts} onChange={setLayout} />
      </Box>
    </Bar>
  )
}
