import { Button, chakra, EditIcon, TrashIcon } from '@truenorth/shared-ui'
import { DialogFrame } from '@truenorth/shared-ui/overlay'
import { type KeyboardEvent, useState } from 'react'
import type { Entry } from '../../api/entry'
import { DeleteEntryDialog } from '../remove/DeleteEntryDialog'
import { BookPage } from './BookPage'
import { neighbours } from './neighbours'
import { ReaderBar } from './ReaderBar'
import { useSwipe } from './useSwipe'

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

export type ReaderProps = {
  entry: Entry
  /** The ring that Previous and Next go round. */
  ring: readonly string[]
  onTurn: (id: string) => void
  onEdit: () => void
  onClose: () => void
}

/** One entry over the journal; arrow keys and a swipe turn the page. */
export const Reader = ({ entry, ring, onTurn, onEdit, onClose }: ReaderProps) => {
  const [isDeleting, setIsDeleting] = useState(false)
  const { number, count, previous, next } = neighbours(ring, entry.id)
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
        <Sheet onKeyDown={turnByKey} {...swipe}>
          <ReaderBar
            number={number}
            count={count}
            onPrevious={() => turn(previous)}
            onNext={() => turn(next)}
            onClose={onClose}
          />
          {/* Scrolls by keyboard too; a new page begins at its top. */}
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
            <Button variant="line" icon={<EditIcon size={20} />} onClick={onEdit}>
              Edit
            </Button>
          </Acts>
        </Sheet>
      </DialogFrame>
      <DeleteEntryDialog
        id={entry.id}
        open={isDeleting}
        onCancel={() => setIsDeleting(false)}
        onConfirmed={onClose}
      />
    </>
  )
}
