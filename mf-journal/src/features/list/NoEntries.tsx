import { Button, EmptyState } from '@truenorth/shared-ui'
import { emptyText, nothingFoundText } from '../../content'

/** A journal without a page. */
export const NoEntries = ({ onWrite }: { onWrite: () => void }) => (
  <EmptyState
    title="Start Your Journey"
    text={emptyText}
    action={<Button onClick={onWrite}>Write Your First Entry</Button>}
  />
)

/** A search that finds nothing. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title="No entries found"
    text={nothingFoundText}
    action={
      <Button variant="line" onClick={onClear}>
        Clear the search
      </Button>
    }
  />
)
