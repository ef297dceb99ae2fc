import { Button, ButtonLink, EmptyState, Flex } from '@truenorth/shared-ui'
import { filteredHistoryHint, historyHint } from '../../content'

type NoEntriesProps = {
  /** Takes the filter away that hides every reading; undefined where there is none to hide. */
  onClear: (() => void) | undefined
}

/** Nothing to show: yet, or for this filter. */
export const NoEntries = ({ onClear }: NoEntriesProps) => (
  <EmptyState
    title="No mood entries found"
    text={onClear ? filteredHistoryHint : historyHint}
    action={
      <Flex wrap="wrap" justify="center" gap="10px">
        {onClear && <Button onClick={onClear}>Clear search and filters</Button>}
        <ButtonLink to="/mood/create" variant={onClear ? 'line' : 'solid'}>
          Record Your First Mood
        </ButtonLink>
      </Flex>
    }
  />
)
