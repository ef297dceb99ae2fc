export type DiscardWords = { title: string; text: string; stayLabel: string; leaveLabel: string }

/** Of the forms that create. */
export const discardNew: DiscardWords = {
  title: 'Discard changes?',
  text: 'What you have written here will be lost.',
  stayLabel: 'Keep Editing',
  leaveLabel: 'Discard',
}

/** Of the forms that edit. */
export const discardEdit: DiscardWords = {
  title: 'Discard Changes?',
  text: 'You have unsaved changes. Are you sure you want to leave without saving?',
  stayLabel: 'Keep Editing',
  leaveLabel: 'Discard',
}
