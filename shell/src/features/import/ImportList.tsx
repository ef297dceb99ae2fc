import type { Import } from '@truenorth/api-contract/imports'
import { Box, Button, Card, formatDate, InlineRetry, Skeleton, Text } from '@truenorth/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { importQueries } from '../../api/imports'
import { RowList } from '../../components/RowList'
import { sourceNames } from './apps'
import { countAll } from '../../components/counts'
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

type ImportRowsProps = {
  imports: readonly Import[]
  undoingId: number | undefined
  onUndo: (item: Import) => void
}

const ImportRows = ({ imports, undoingId, onUndo }: ImportRowsProps) => (
  <RowList>
    {imports.map((item) => (
      <ImportRow
        key={item.id}
        item={item}
        isBusy={undoingId === item.id}
        onUndo={() => onUndo(item)}
      />
    ))}
  </RowList>
)

/** An import that was broken off in this browser or elsewhere, with its way back: before it, no other can begin. */
export const UnfinishedImports = () => {
  // What stands in the way may have begun elsewhere, a moment ago.
  const { data: imports = [] } = useQuery({ ...importQueries.list(), refetchOnMount: 'always' })
  const { undo, undoingId } = useUndoImport()
  const open = imports.filter(({ state }) => state === 'open')
  if (open.length === 0) return null
  return (
    <Card title="Not finished" marginBottom="16px">
      <Text color="ink.muted" fontSize="14" margin="-8px 0 12px">
        Another import can begin when this one is taken back, or when it is finished where it still
        runs.
      </Text>
      <ImportRows imports={open} undoingId={undoingId} onUndo={undo} />
    </Card>
  )
}

/** The finished imports so far, each with its way back. Nothing is shown before the first one. */
export const ImportList = () => {
  const { data, isError, isFetching, refetch } = useQuery(importQueries.list())
  const list = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with the import.
  const { undo, undoingId, dialog } = useUndoImport({ onGone: () => list.current?.focus() })
  const imports = data?.filter(({ state }) => state !== 'open')
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
    <Box ref={list} tabIndex={-1}>
      <Card title="Brought in so far">
        <ImportRows imports={imports} undoingId={undoingId} onUndo={undo} />
        {dialog}
      </Card>
    </Box>
  )
}
