/** Texts of the form. */
export const sendTexts = {
  blank: 'Please enter your feedback',
  badEmail: 'Please enter a valid email address',
  failed: 'Failed to submit feedback. Please try again.',
  away: 'The feedback form could not be loaded. Please try again.',
  thanks: 'Your words have reached us.',
}

/** Texts of the inbox. */
export const inboxTexts = {
  empty: 'Nobody has written yet. What people send with the feedback button arrives here.',
  noMatch: 'Nothing here matches. Try another filter or other words.',
  unloaded: 'The inbox could not be loaded.',
  unloadedItem: 'This feedback could not be loaded.',
  unchosen: 'Choose an item on the left to read it.',
  gone: 'This feedback is no longer here. Somebody may have deleted it.',
  deleting: 'It is removed for good, for every administrator.',
  unloadedNotes: 'The notes could not be loaded.',
  blankNote: 'Please write a note',
  noteFailed: 'The note could not be added. Please try again.',
  viewNotKept: 'This browser does not keep it: its storage is full or forbidden.',
  downloadFailed: 'The download failed. Please try again.',
}
