import { Button, ButtonLink, EmptyState, Flex } from '@truenorth/shared-ui'
import { filteredHistoryHint, historyHint } from '../content'

type NoEntriesProps = {
  /** Clears the filter that hides every reading; undefined when there are no readings. */
  onClear?: (() => void) | undefined
  /** What the screen shows once there are some. */
  hint?: string
}

/** Says that there are no readings, or none that pass the filter. */
export const NoEntries = ({ onClear, hint = historyHint }: NoEntriesProps) => (
  <EmptyState
    title="No mood entries found"
    text={onClear ? filteredHistoryHint : hint}
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
