import { useQuery } from '@tanstack/react-query'
import type { Journey } from '@truenorth/api-contract/journeys'
import { Button, chakra, EmptyState } from '@truenorth/shared-ui'
import { FilterBar } from '@truenorth/shared-ui/forms'
import { useRef, useState } from 'react'
import { journeyQueries } from '../../api/journeys'
import { DeleteJourneyDialog } from './DeleteJourneyDialog'
import { matchesFilter, resultText, useJourneyFilter } from './journeyFilter'
import { PathGrid } from './PathGrid'
import { PathPlace } from './PathPlace'

type FilteredPathsProps = { journeys: Journey[]; onEdit: (journey: Journey) => void }

/** The filter bar, the number of results, and the cards. */
export const FilteredPaths = ({ journeys, onEdit }: FilteredPathsProps) => {
  const { filter, setFilter, clear, layout, setLayout } = useJourneyFilter()
  const { data: choices } = useQuery(journeyQueries.choices())
  const [toDelete, setToDelete] = useState<Journey>()
  const result = useRef<HTMLOutputElement>(null)
  const shown = journeys.filter((journey) => matchesFilter(journey, filter))
  const selects = [
    { name: 'category', label: 'Category', all: 'All categories', options: choices?.categories },
    { name: 'status', label: 'Status', all: 'All statuses', options: choices?.statuses },
  ] as const
  const showAll = () => {
    clear()
    result.current?.focus()
  }
  const closeDialog = () => {
    setToDelete(undefined)
    // The menu that had the focus may have been removed with its card.
    requestAnimationFrame(() => document.activeElement === document.body && result.current?.focus())
  }
  return (
    <>
      <FilterBar
        label="Paths"
        search={{
          label: 'Search paths',
          placeholder: 'Search paths',
          value: filter.text,
          onChange: (words) => setFilter('text', words),
        }}
        choices={selects.map(({ name, label, all, options = [] }) => ({
          label,
          value: filter[name],
          options: [{ value: '', label: all }, ...options],
          onChange: (value) => setFilter(name, value),
        }))}
        layout={layout}
        onLayout={setLayout}
      />
      <chakra.output
        ref={result}
        tabIndex={-1}
        display="block"
        margin="16px 0 20px"
        fontSize="14"
        color="ink.muted"
      >
        {resultText(shown.length, filter, choices)}
      </chakra.output>
      {shown.length === 0 && (
        <EmptyState
          title="No paths match your filters. Try adjusting your search."
          dial={false}
          action={<Button onClick={showAll}>Clear search and filters</Button>}
        />
      )}
      <PathGrid layout={layout}>
        {shown.map((journey, index) => (
          <PathPlace
            key={journey.id}
            index={index}
            journey={journey}
            layout={layout}
            onEdit={onEdit}
            onDelete={setToDelete}
          />
        ))}
      </PathGrid>
      <DeleteJourneyDialog journey={toDelete} onClose={closeDialog} />
    </>
  )
}
