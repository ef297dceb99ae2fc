import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown, LayoutGrid, List } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../button/Button'
import { SegmentedControl } from '../button/SegmentedControl'
import { SearchInput, type SearchInputProps } from './SearchInput'
import { Select } from './Select'

const Bar = chakra(
  'div',
  {
    base: {
      display: 'grid',
      gap: '10px',
      marginTop: '24px',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) auto',
        sm: 'repeat(2, minmax(0, 1fr)) auto',
        lg: 'minmax(0, 1fr) 190px 190px auto',
      },
      '& > :first-child': { gridColumn: { lgDown: '1 / -1' } },
    },
  },
  { defaultProps: { role: 'search' } },
)

// On phones a box that unfolds; elsewhere its children are cells of the bar.
const Selects = chakra('div', {
  base: {
    display: { sm: 'contents' },
    order: { smDown: 1 },
    gridColumn: { smDown: '1 / -1' },
    gap: '10px',
  },
  variants: {
    unfolded: { true: { smDown: { display: 'grid' } }, false: { smDown: { display: 'none' } } },
  },
})

const layouts = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid size={20} /> },
  { value: 'list', label: 'List', icon: <List size={20} /> },
] as const

/** A select of the bar. */
export type FilterChoice = {
  label: string
  /** Empty means all. */
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export type FilterBarProps = {
  /** Accessible name: what is filtered, as in "Readings". */
  label: string
  search: SearchInputProps
  /** Two of them, because the bar has two columns for them. */
  choices: readonly FilterChoice[]
  layout: 'grid' | 'list'
  onLayout: (layout: 'grid' | 'list') => void
}

/** Search, two choices and the layout of a list. On phones the choices are folded unless one is made. */
export const FilterBar = ({ label, search, choices, layout, onLayout }: FilterBarProps) => {
  const [isUnfolded, setUnfolded] = useState(choices.some(({ value }) => value !== ''))
  const id = useId()
  return (
    <Bar aria-label={label}>
      <SearchInput {...search} />
      <Button
        variant="line"
        display={{ sm: 'none' }}
        justifyContent="space-between"
        background="surface"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        Filters
        <ChevronDown size={20} aria-hidden />
      </Button>
      <Selects id={id} unfolded={isUnfolded}>
        {choices.map((choice) => (
          <Select
            key={choice.label}
            aria-label={choice.label}
            options={choice.options}
            value={choice.value}
            onChange={(event) => choice.onChange(event.target.value)}
          />
        ))}
      </Selects>
      <SegmentedControl label="Layout" value={layout} options={layouts} onChange={onLayout} />
    </Bar>
  )
}
