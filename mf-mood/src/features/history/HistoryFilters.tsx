import {
  Button,
  chakra,
  ChevronDownIcon,
  GridIcon,
  ListIcon,
  SearchIcon,
  SegmentedControl,
} from '@truenorth/shared-ui'
import { TextInput } from '@truenorth/shared-ui/forms'
import { useId, useState } from 'react'
import { FilterSelects } from './FilterSelects'
import type { HistoryFilter, HistoryLayout } from './readFilter'

const Bar = chakra(
  'div',
  {
    base: {
      display: 'grid',
      gap: '10px',
      marginTop: '24px',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) auto',
        sm: '1fr 1fr auto',
        lg: 'minmax(0, 1fr) 190px 190px auto',
      },
      '& > :first-child': { gridColumn: { lgDown: '1 / -1' } },
    },
  },
  { defaultProps: { role: 'search' } },
)

const layouts = [
  { value: 'grid', label: 'Grid', icon: <GridIcon size={20} /> },
  { value: 'list', label: 'List', icon: <ListIcon size={20} /> },
] as const

type HistoryFiltersProps = {
  filter: HistoryFilter
  layout: HistoryLayout
  onFilter: (changes: Partial<HistoryFilter>) => void
  onLayout: (layout: HistoryLayout) => void
}

/** Search, mood, energy and layout; on small screens the two filters fold away. */
export const HistoryFilters = ({ filter, layout, onFilter, onLayout }: HistoryFiltersProps) => {
  const [unfolded, setUnfolded] = useState(false)
  const id = useId()
  return (
    <Bar aria-label="Readings">
      <TextInput
        type="search"
        icon={<SearchIcon size={20} />}
        aria-label="Search readings"
        placeholder="Search notes or dates..."
        value={filter.words}
        onChange={(event) => onFilter({ words: event.target.value })}
      />
      <Button
        variant="line"
        display={{ sm: 'none' }}
        justifyContent="space-between"
        background="surface"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        Filters
        <ChevronDownIcon size={20} aria-hidden />
      </Button>
      <FilterSelects id={id} filter={filter} onFilter={onFilter} unfolded={unfolded} />
      <SegmentedControl label="Layout" value={layout} options={layouts} onChange={onLayout} />
    </Bar>
  )
}
