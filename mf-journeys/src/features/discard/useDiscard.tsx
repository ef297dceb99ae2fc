import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { useLeavingGuard } from '@truenorth/shared-ui/router'
import { useState } from 'react'
import type { DiscardWords } from './discardWords'

type Discard = {
  dirty: boolean
  words: DiscardWords
  /** Forgets what was typed. */
  onDiscard: () => void
  /** Leaves the form. */
  onClose: () => void
  /** The form stands inside a page that stays: closing it is no navigation that the guard could see. */
  inline: boolean
}

/** Asks before unsaved changes are lost: by Cancel, a link, back, or closing the tab. */
export const useDiscard = ({ dirty, words, onDiscard, onClose, inline }: Discard) => {
  const [isAsking, setIsAsking] = useState(false)
  useLeavingGuard({ dirty, ...words, onLeave: onDiscard })
  const discard = () => {
    onDiscard()
    onClose()
  }
  return {
    cancel: () => (dirty && inline ? setIsAsking(true) : onClose()),
    dialog: (
      <ConfirmDialog
        open={isAsking}
        danger
        title={words.title}
        text={words.text}
        confirmLabel={words.leaveLabel}
        cancelLabel={words.stayLabel}
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      />
    ),
  }
}
