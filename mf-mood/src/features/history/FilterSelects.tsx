import { chakra, energyLabel, moodScale } from '@truenorth/shared-ui'
import { Select } from '@truenorth/shared-ui/forms'
import { energies, type HistoryFilter } from './readFilter'

const any = ''

const moodOptions = moodScale
  .toReversed()
  .map(({ value, emoji, label }) => ({ value: String(value), label: `${emoji} ${label}` }))

const energyOptions = energies.map((value) => ({ value, label: energyLabel(value) }))

// One box of its own on phones, where it unfolds; two cells of the bar elsewhere.
const Place = chakra('div', {
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

type FilterSelectsProps = {
  id: string
  filter: HistoryFilter
  onFilter: (changes: Partial<HistoryFilter>) => void
  unfolded: boolean
}

/** Which mood, which energy. */
export const FilterSelects = ({ id, filter, onFilter, unfolded }: FilterSelectsProps) => (
  <Place id={id} unfolded={unfolded}>
    <Select
      aria-label="Mood"
      options={[{ value: any, label: 'All moods' }, ...moodOptions]}
      value={filter.mood ?? any}
      onChange={(event) => onFilter({ mood: Number(event.target.value) || null })}
    />
    <Select
      aria-label="Energy"
      options={[{ value: any, label: 'All energy' }, ...energyOptions]}
      value={filter.energy ?? any}
      onChange={(event) =>
        onFilter({ energy: energies.find((energy) => energy === event.target.value) ?? null })
      }
    />
  </Place>
)
