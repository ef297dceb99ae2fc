import { useQuery } from '@tanstack/react-query'
import type { Journey } from '@truenorth/api/contract'
import { Button, chakra, EmptyState } from '@truenorth/shared-ui'
import { useRef, useState } from 'react'
import { journeyQueries } from '../../api/journeyQueries'
import { PathPlace } from '../card/PathPlace'
import { PathFilters } from '../filter/PathFilters'
import { matchesFilter } from '../filter/matchesFilter'
import { resultText } from '../filter/resultText'
import { useJourneyFilter } from '../filter/useJourneyFilter'
import { DeleteJourneyDialog } from '../remove/DeleteJourneyDialog'
import { PathGrid } from './PathGrid'

type FilteredPathsProps = { journeys: Journey[]; onEdit: (journey: Journey) => void }

/** The filter bar, what it found, and the cards. */
export const FilteredPaths = ({ journeys, onEdit }: FilteredPathsProps) => {
  const state = useJourneyFilter()
  const { data: choices } = useQuery(journeyQueries.choices())
  const [doomed, setDoomed] = useState<Journey>()
  const result = useRef<HTMLOutputElement>(null)
  const shown = journeys.filter((journey) => matchesFilter(journey, state.filter))
  const showAll = () => {
    state.clear()
    result.current?.focus()
  }
  const closeDialog = () => {
    setDoomed(undefined)
    // The menu that had the focus may be gone with its card.
    requestAnimationFrame(() => document.activeElement === document.body && result.current?.focus())
  }
  return (
    <>
      <PathFilters {...state} />
      <chakra.output
        ref={result}
        tabIndex={-1}
        display="block"
        margin="16px 0 20px"
        fontSize="14"
        color="ink.muted"
      >
        {resultText(shown.length, state.filter, choices)}
      </chakra.output>
      {shown.length === 0 && (
        <EmptyState
          title="No paths match your filters. Try adjusting your search."
          dial={false}
          action={<Button onClick={showAll}>Clear search and filters</Button>}
        />
      )}
      <PathGrid layout={state.layout}>
        {shown.map((journey, index) => (
          <PathPlace
            key={journey.id}
            index={index}
            journey={journey}
            layout={state.layout}
            onEdit={onEdit}
            onDelete={setDoomed}
          />
        ))}
      </PathGrid>
      <DeleteJourneyDialog journey={doomed} onClose={closeDialog} />
    </>
  )
}
