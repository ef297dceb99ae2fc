import { ButtonLink, EmptyState } from '@truenorth/shared-ui'
import { filteredHistoryHint, historyHint } from '../../content'

/** Nothing to show: yet, or for this filter. */
export const NoEntries = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    title="No mood entries found"
    text={isFiltered ? filteredHistoryHint : historyHint}
    action={<ButtonLink to="/mood/create">Record Your First Mood</ButtonLink>}
  />
)
