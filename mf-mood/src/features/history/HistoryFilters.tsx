import { energies } from '@truenorth/api-contract/moods'
import { energyLabel, moodScale } from '@truenorth/shared-ui'
import { FilterBar } from '@truenorth/shared-ui/forms'
import type { HistoryFilter, HistoryLayout } from './historyFilter'

const any = ''

const moodOptions = [
  { value: any, label: 'All moods' },
  ...moodScale
    .toReversed()
    .map(({ value, emoji, label }) => ({ value: String(value), label: `${emoji} ${label}` })),
]

const energyOptions = [
  { value: any, label: 'All energy' },
  ...energies.toReversed().map((value) => ({ value, label: energyLabel(value) })),
]

type HistoryFiltersProps = {
  filter: HistoryFilter
  layout: HistoryLayout
  onFilter: (changes: Partial<HistoryFilter>) => void
  onLayout: (layout: HistoryLayout) => void
}

/** Search, mood, energy and layout. */
export const HistoryFilters = ({ filter, layout, onFilter, onLayout }: HistoryFiltersProps) => (
  <FilterBar
    label="Readings"
    search={{
      label: 'Search readings',
      placeholder: 'Search notes or dates...',
      value: filter.words,
      onChange: (words) => onFilter({ words }),
    }}
    choices={[
      {
        label: 'Mood',
        value: String(filter.mood ?? any),
        options: moodOptions,
        onChange: (value) => onFilter({ mood: Number(value) || null }),
      },
      {
        label: 'Energy',
        value: filter.energy ?? any,
        options: energyOptions,
        onChange: (value) =>
          onFilter({ energy: energies.find((energy) => energy === value) ?? null }),
      },
    ]}
    layout={layout}
    onLayout={onLayout}
  />
)
