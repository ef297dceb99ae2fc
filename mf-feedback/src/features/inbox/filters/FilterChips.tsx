import { Flex, chakra } from '@truenorth/shared-ui'
import { filters, type Filter } from '../address/inboxView'

const FilterChip = chakra('button', {
  base: {
    minHeight: '44px',
    padding: '0 16px',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: '8',
    background: 'surface',
    fontSize: '14',
    _hover: { background: 'surface.sunken' },
    _pressed: {
      background: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'on.brand',
      fontWeight: '560',
    },
    _firstLetter: { textTransform: 'uppercase' },
  },
})

type FilterChipsProps = { chosen: Filter; onChoose: (filter: Filter) => void }

/** One kind of feedback at a time, or all of it. */
export const FilterChips = ({ chosen, onChoose }: FilterChipsProps) => (
  <Flex as="fieldset" aria-label="Filter" wrap="wrap" gap="8px">
    {filters.map((filter) => (
      <FilterChip
        key={filter}
        type="button"
        aria-pressed={filter === chosen}
        onClick={() => onChoose(filter)}
      >
        {filter}
      </FilterChip>
    ))}
  </Flex>
)
