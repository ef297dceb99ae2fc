import { Select } from '@truenorth/shared-ui/forms'
import { sorts, type Sort } from '../address/inboxView'

const labels: Record<Sort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
}
const options = sorts.map((sort) => ({ value: sort, label: labels[sort] }))

type SortSelectProps = { chosen: Sort; onChoose: (sort: Sort) => void }

/** The order of the list; what has no rating comes last in the orders by rating. */
export const SortSelect = ({ chosen, onChoose }: SortSelectProps) => (
  <Select
    aria-label="Sort"
    options={options}
    value={chosen}
    onChange={(event) => onChoose(sorts.find((sort) => sort === event.target.value) ?? chosen)}
  />
)
