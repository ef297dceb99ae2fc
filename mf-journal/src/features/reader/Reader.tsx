import {
  Button,
  chakra,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  EditIcon,
  IconButton,
  Text,
  TrashIcon,
} from '@truenorth/shared-ui'
import { useSwipe } from '@truenorth/shared-ui/lists'
import { ConfirmDialog, DialogFrame, Modal } from '@truenorth/shared-ui/overlay'
import { type KeyboardEvent, useState } from 'react'
import { useDeleteEntry } from '../../api/entryWrites'
import { goneText } from '../../content'
import { type Entry, isHidden } from '../../domain/entry'
import { BookPage } from './BookPage'
import { neighborsIn } from './ring'

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    maxHeight: 'var(--sheet-height)',
    _print: { display: 'block', maxHeight: 'none' },
  },
})

const Scroll = chakra('section', {
  base: {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: { base: '32px 24px 40px', md: '48px 64px 56px' },
    _focusVisible: { outlineOffset: '-3px' },
    _print: { overflow: 'visible', padding: 0 },
  },
})

const Acts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '12px 24px 12px 12px',
    borderTop: '1px solid',
    borderColor: 'line',
    _print: { display: 'none' },
  },
})

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '8px 12px 8px 24px',
    borderBottom: '1px solid',
    borderColor: 'line',
    _print: { display: 'none' },
  },
})

const Place = chakra('span', {
  base: { fontSize: '14', color: 'ink.muted', fontVariantNumeric: 'lining-nums tabular-nums' },
})

type ReaderBarProps = {
  number: number
  count: number
  onPrevious: () => void
  onNext: () => void
  onClose: () => void
}

const ReaderBar = ({ number, count, onPrevious, onNext, onClose }: ReaderBarProps) => (
  <Bar>
    <Place aria-live="polite">{`${number} of ${count}`}</Place>
    <div>
      <IconButton
        label="Previous"
        icon={<ChevronLeftIcon size={20} />}
        disabled={count < 2}
        onClick={onPrevious}
      />
      <IconButton
        label="Next"
        icon={<ChevronRightIcon size={20} />}
        disabled={count < 2}
        onClick={onNext}
      />
      <IconButton label="Close" icon={<CloseIcon size={20} />} onClick={onClose} />
    </div>
  </Bar>
)

type DeleteEntryProps = {
  /** The entry in question; undefined while nothing is asked. */
  id: string | undefined
  onCancel: () => void
  /** The entry is gone from the list; the server is being told. */
  onDeleted: () => void
}

/** Asks before an entry is deleted. */
export const DeleteEntry = ({ id, onCancel, onDeleted }: DeleteEntryProps) => {
  const { mutate: deleteEntry } = useDeleteEntry()
  return (
    <ConfirmDialog
      open={id !== undefined}
      danger
      title="Delete Entry?"
      text="This action cannot be undone."
      confirmLabel="Delete"
      onCancel={onCancel}
      onConfirm={() => {
        if (id !== undefined) deleteEntry(id)
        onDeleted()
      }}
    />
  )
}

export type ReaderProps = {
  entry: Entry
  /** The ids that Previous and Next go round. */
  ring: readonly string[]
  onTurn: (id: string) => void
  onEdit: () => void
  /** Asks for what unlocks sealed entries. */
  onUnlock: () => void
  onClose: () => void
}

/** One entry over the journal. Arrow keys and a swipe show the entries before and after it. */
export const Reader = ({ entry, ring, onTurn, onEdit, onUnlock, onClose }: ReaderProps) => {
  const [isDeleting, setIsDeleting] = useState(false)
  const { number, count, previous, next } = neighborsIn(ring, entry.id)
  const turn = (id: string) => {
    if (count > 1) onTurn(id)
  }
  const swipe = useSwipe({ onLeft: () => turn(next), onRight: () => turn(previous) })
  const turnByKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return
    if (key === 'ArrowLeft') turn(previous)
    if (key === 'ArrowRight') turn(next)
  }
  return (
    <>
      <DialogFrame open size="reader" onClose={onClose}>
        <Sheet {...swipe} onKeyDown={turnByKey}>
          <ReaderBar
            number={number}
            count={count}
            onPrevious={() => turn(previous)}
            onNext={() => turn(next)}
            onClose={onClose}
          />
          {/* The key lets another entry begin at its top. The keyboard scrolls it by its tabIndex. */}
          <Scroll key={entry.id} tabIndex={0} aria-label="Page">
            <BookPage entry={entry} />
          </Scroll>
          <Acts>
            <Button
              variant="quiet"
              color="bad"
              icon={<TrashIcon size={20} />}
              onClick={() => setIsDeleting(true)}
            >
              Delete
            </Button>
            {entry.seal?.state === 'locked' && <Button onClick={onUnlock}>Unlock</Button>}
            {!isHidden(entry) && (
              <Button variant="line" icon={<EditIcon size={20} />} onClick={onEdit}>
                Edit
              </Button>
            )}
          </Acts>
        </Sheet>
      </DialogFrame>
      <DeleteEntry
        id={isDeleting ? entry.id : undefined}
        onCancel={() => setIsDeleting(false)}
        onDeleted={onClose}
      />
    </>
  )
}

/** Says that there is no entry of the id in the address. */
export const MissingEntry = ({ onClose }: { onClose: () => void }) => (
  <Modal open title="There is no such entry" onClose={onClose}>
    <Text color="ink.muted" marginBottom="20px">
      {goneText}
    </Text>
    <Button onClick={onClose}>Back to the journal</Button>
  </Modal>
)
