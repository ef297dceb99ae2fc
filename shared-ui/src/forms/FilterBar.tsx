import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown, LayoutGrid, List, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../button/Button'
import { SegmentedControl } from '../segmented/SegmentedControl'
import { Select } from './Select'
import { TextInput } from './TextInput'

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

// One box of its own on phones, where it unfolds; cells of the bar elsewhere.
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

export type FilterChoice = {
  label: string
  /** Empty for all. */
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export type FilterBarProps = {
  /** What is filtered: "Readings". */
  label: string
  search: { label: string; placeholder: string; value: string; onChange: (words: string) => void }
  /** Two of them: there are two columns. */
  choices: readonly FilterChoice[]
  layout: 'grid' | 'list'
  onLayout: (layout: 'grid' | 'list') => void
}

/** Words, choices and the layout of a list; on phones the choices fold away, unless one is made. */
export const FilterBar = ({ label, search, choices, layout, onLayout }: FilterBarProps) => {
  const [unfolded, setUnfolded] = useState(choices.some(({ value }) => value !== ''))
  const id = useId()
  return (
    <Bar aria-label={label}>
      <TextInput
        type="search"
        enterKeyHint="search"
        dir="auto"
        icon={<Search size={20} />}
        aria-label={search.label}
        placeholder={search.placeholder}
        value={search.value}
        onChange={(event) => search.onChange(event.target.value)}
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
        <ChevronDown size={20} aria-hidden />
      </Button>
      <Selects id={id} unfolded={unfolded}>
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
