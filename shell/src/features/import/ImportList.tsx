import type { Import } from '@truenorth/api-contract/imports'
import { Button, Card, formatDate, InlineRetry, Skeleton, Text } from '@truenorth/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { importQueries } from '../../api/imports'
import { RowList } from '../../components/RowList'
import { sourceNames } from './apps'
import { countAll } from './counts'
import { useUndoImport } from './useUndoImport'

/** Whether an import can still be taken back. */
export const isUndoable = ({ state, undo_until }: Import, now = Date.now()) =>
  state === 'open' || (state === 'done' && undo_until !== null && Date.parse(undo_until) > now)

const stateOf = (item: Import) => {
  const { state, readings, entries, paths = 0, undo_until } = item
  if (state === 'open') return 'Not finished; nothing of it is visible'
  const counts = countAll({ reading: readings, entry: entries, path: paths })
  if (state === 'undone') return 'Undone'
  return isUndoable(item) && undo_until
    ? `${counts}, can be undone until ${formatDate(undo_until)}`
    : counts
}

type ImportRowProps = { item: Import; isBusy: boolean; onUndo: () => void }

const ImportRow = ({ item, isBusy, onUndo }: ImportRowProps) => (
  <li>
    <div>
      <Text fontWeight="600">
        <bdi>{item.file_name}</bdi>
      </Text>
      <Text color="ink.muted" fontSize="14">
        {`${sourceNames[item.source]}, ${formatDate(item.finished_at ?? item.created_at)}`}
      </Text>
      <Text color="ink.muted" fontSize="14">
        {stateOf(item)}
      </Text>
    </div>
    {isUndoable(item) && (
      <Button
        variant="line"
        busy={isBusy}
        busyText="Undoing…"
        aria-label={`${item.state === 'open' ? 'Take back' : 'Undo'} ${item.file_name}`}
        onClick={onUndo}
      >
        {item.state === 'open' ? 'Take back' : 'Undo'}
      </Button>
    )}
  </li>
)

/** The imports so far, each with its way back. Nothing is shown before the first one. */
export const ImportList = () => {
  const { data: imports, isError, isFetching, refetch } = useQuery(importQueries.list())
  const { undo, undoingId, dialog } = useUndoImport()
  if (isError)
    return (
      <InlineRetry
        what="Your imports could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!imports) return <Skeleton height="64px" />
  if (imports.length === 0) return null
  return (
    <Card title="Brought in so far">
      <RowList>
        {imports.map((item) => (
          <ImportRow
            key={item.id}
            item={item}
            isBusy={undoingId === item.id}
            onUndo={() => undo(item)}
          />
        ))}
      </RowList>
      {dialog}
    </Card>
  )
}
