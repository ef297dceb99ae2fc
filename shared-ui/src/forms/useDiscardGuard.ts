import { closeGuarded, releaseGuard } from '../router/leavingGuard'
import { useGuard } from '../router/useLeavingGuard'

/** The words of the question before unsaved changes are lost; what is left out has its default. */
export type DiscardWords = {
  title?: string
  text?: string
  stayLabel?: string
  leaveLabel?: string
}

/** The words of the specification: a form that creates asks "Discard changes?", a form that edits "Discard Changes?". */
export const discardWords = {
  create: { title: 'Discard changes?', text: 'What you have written here will be lost.' },
  edit: {
    title: 'Discard Changes?',
    text: 'You have unsaved changes. Are you sure you want to leave without saving?',
  },
} satisfies Record<string, DiscardWords>

/** A form and the question before it is left. */
export type DiscardGuard = {
  isDirty: boolean
  /** Leaves the form: closes it within its page, or navigates. */
  onClose: () => void
  /** Forgets the values and their draft, when the form is left with unsaved changes. */
  onDiscard?: () => void
  /** Default: "Discard changes?", "You have unsaved changes.", "Keep Editing", "Discard". */
  words?: DiscardWords
  /** A query parameter that keeps the form open: a navigation that removes or changes it leaves the form. */
  openBy?: string
}

/**
 * Asks once before unsaved changes are lost, whether the form is closed within its page, left by a
 * link or by going back, or its tab is closed. The question is shown by `LeavingGuardHost`.
 */
export const useDiscardGuard = ({ isDirty, onClose, onDiscard, words, openBy }: DiscardGuard) => {
  const key = useGuard({ ...words, dirty: isDirty, openBy, onLeave: onDiscard })
  return {
    /** For Cancel and close buttons: closes the form, after the question if there are unsaved changes. */
    close: () => closeGuarded(key, onClose),
    /** For the moment between a save and closing: there is nothing unsaved any more. */
    release: () => releaseGuard(key),
  }
}
