import type { EditedImportItem, Import } from '@truenorth/api-contract/imports'
import { errorSentence, report } from '@truenorth/shared-auth'
import { Button, chakra, formatDate, Stack, toast } from '@truenorth/shared-ui'
import { DialogFrame, DialogText, DialogTitle } from '@truenorth/shared-ui/overlay'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { cancelImport, listEditedItems, undoImport } from '../../api/imports'
import { countOf } from '../../components/counts'

const List = chakra('ul', {
  base: {
    maxHeight: '30vh',
    overflow: 'auto',
    margin: '12px 0 0',
    paddingInlineStart: '20px',
    fontSize: '14',
    overflowWrap: 'anywhere',
  },
})

const nameOf = ({ kind, local_date, title, is_path }: EditedImportItem) => {
  const what = kind === 'reading' ? ', a reading' : ''
  return `${formatDate(local_date)}${is_path ? ', a path' : what}${title ? `, ${title}` : ''}`
}

type EditedDialogProps = {
  edited: readonly EditedImportItem[]
  isBusy: boolean
  onKeep: () => void
  onTakeAway: () => void
  onCancel: () => void
}

/** What to do with items that were changed since they came in. */
const EditedDialog = ({ edited, isBusy, onKeep, onTakeAway, onCancel }: EditedDialogProps) => {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <DialogFrame
      open
      role="alertdialog"
      initialFocus={() => safe.current}
      dismissable={!isBusy}
      onClose={onCancel}
    >
      <DialogTitle>Keep what you changed?</DialogTitle>
      <DialogText>
        {`${countOf(edited.length, 'item')} of this import ${edited.length === 1 ? 'was' : 'were'} changed since. All others are taken away.`}
      </DialogText>
      <List tabIndex={0} aria-label="Changed since">
        {edited.map((item) => (
          <li key={`${item.is_path ? 'path' : item.kind} ${item.id}`} dir="auto">
            {nameOf(item)}
          </li>
        ))}
      </List>
      <Stack gap="8px" marginTop="24px">
        <Button ref={safe} wide busy={isBusy} busyText="Undoing…" onClick={onKeep}>
          Keep them
        </Button>
        <Button variant="line" color="bad" wide disabled={isBusy} onClick={onTakeAway}>
          Take them away too
        </Button>
        <Button variant="quiet" wide disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </DialogFrame>
  )
}

type Undo = { id: number; keepEdited: boolean }

type UndoOptions = {
  onUndone?: (undone: Import) => void
  /** Called when all screens know of it. */
  onGone?: () => void
}

/**
 * Takes back an import: one that is not finished at once, a finished one after a question where items were
 * changed since. `dialog` is to be rendered.
 */
export const useUndoImport = ({ onUndone, onGone }: UndoOptions = {}) => {
  const client = useQueryClient()
  const [question, setQuestion] = useState<{ id: number; edited: EditedImportItem[] }>()
  const onError = (error: unknown) => {
    report(error, 'undoing an import')
    const text = errorSentence(error) ?? 'That could not be undone. Please try again.'
    toast.show({ text, tone: 'bad' })
  }
  const undoing = useMutation({
    mutationFn: ({ id, keepEdited }: Undo) => undoImport(id, { keepEdited }),
    onSuccess: async (undone) => {
      setQuestion(undefined)
      toast.show({ text: 'Import undone', tone: 'good' })
      onUndone?.(undone)
      // Years of readings and entries are gone from every screen.
      await client.invalidateQueries()
      onGone?.()
    },
    onError,
  })
  const asking = useMutation({
    mutationFn: async ({ id, state }: Pick<Import, 'id' | 'state'>) => {
      if (state === 'open') {
        await cancelImport(id)
        await client.invalidateQueries()
        return
      }
      const edited = await listEditedItems(id)
      if (edited.length > 0) setQuestion({ id, edited })
      else await undoing.mutateAsync({ id, keepEdited: true }).catch(() => undefined)
    },
    onError,
  })
  const answer = (keepEdited: boolean) => () =>
    question && undoing.mutate({ id: question.id, keepEdited })
  return {
    undo: asking.mutate,
    undoingId: asking.isPending ? asking.variables.id : undefined,
    dialog: question && (
      <EditedDialog
        edited={question.edited}
        isBusy={undoing.isPending}
        onKeep={answer(true)}
        onTakeAway={answer(false)}
        onCancel={() => setQuestion(undefined)}
      />
    ),
  }
}
