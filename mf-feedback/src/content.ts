/** Texts of the form. */
export const sendTexts = {
  blank: 'Please enter your feedback',
  badEmail: 'Please enter a valid email address',
  failed: 'Failed to submit feedback. Please try again.',
  away: 'The feedback form could not be loaded. Please try again.',
  thanks: 'Your words have reached us.',
  picture: 'One picture, of the screen for example. You can also paste it.',
  notAPicture: 'That is not a picture that this browser can read.',
  pictureTooLarge: 'That is too large. Choose a smaller picture.',
  nothingAlong: 'Nothing is sent along',
  along: 'It helps us to find what you mean. Nothing that you wrote elsewhere is sent.',
}

/** Texts of what the user has sent. */
export const mineTexts = {
  subtitle: 'What you have sent us, what became of it, and our answers.',
  empty: 'What you send with the feedback button is kept here, with our answers.',
  unloaded: 'Your feedback could not be loaded.',
  takingBack: 'It is removed for good, for those who run Truenorth too, with all answers to it.',
  answered: 'Your feedback has been answered.',
  isMerged: 'We answer this together with others that say the same.',
}

/** Texts of the page to which the link in letters leads. */
export const lettersTexts = {
  question:
    'Letters with answers to your feedback can stop. You still find all answers in Truenorth, under Your feedback.',
  stopped: 'Done. No more letters about feedback go to this address.',
  failed: 'That failed. Please try again.',
  weekQuestion:
    'The weekly letter with counts of feedback can stop. It can be turned on again under Feedback trends.',
  weekStopped: 'Done. The weekly letter does not go to this address any more.',
  noToken: 'This link is not complete. Please open the one in your letter.',
}

/** Texts of the inbox. */
export const inboxTexts = {
  empty: 'Nobody has written yet. What people send with the feedback button arrives here.',
  noMatch: 'Nothing here matches. Try another filter or other words.',
  unloaded: 'The inbox could not be loaded.',
  searchedNewest: (messages: number) =>
    `Words of one or two letters are looked for in the newest ${messages} items. Longer words find more, and so do filters.`,
  unloadedItem: 'This feedback could not be loaded.',
  unchosen: 'Choose an item on the left to read it.',
  gone: 'This feedback is no longer here. Somebody may have deleted it.',
  deleting: 'It is removed for good, for every administrator.',
  deletingSeveral:
    'They are removed for good, for every administrator and for those who wrote them.',
  unloadedNotes: 'The notes could not be loaded.',
  blankNote: 'Please write a note',
  removingNote: 'It is removed for good, for every administrator.',
  blankAnswer: 'Please write an answer',
  answerFailed: 'The answer could not be sent. Please try again.',
  noteFailed: 'The note could not be added. Please try again.',
  viewNotKept: 'This browser does not keep it: its storage is full or forbidden.',
  downloadFailed: 'The download failed. Please try again.',
}

/** How many items. */
export const itemsText = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** What became of several items, and what of those that somebody else had changed. */
export const severalText = (changed: number, conflicts: number, done = 'changed') =>
  conflicts === 0
    ? `${itemsText(changed)} ${done}.`
    : `${itemsText(changed)} ${done}. ${itemsText(conflicts)} had been changed by somebody else and stayed; they are still selected.`

/** Texts of messages that say the same. */
export const mergeTexts = {
  question:
    'Choose the message that stays in the list and stands for both. This one gets its state and its answers. Nobody who wrote sees the words of another.',
  questionOfSeveral:
    'Choose the message that stays in the list and stands for all of them. The others get its state and its answers. Nobody who wrote sees the words of another.',
  writers: 'Those who wrote the others',
  shares: (author: string) => `${author} will see what has been answered so far:`,
  leadsOn: 'That one is merged already: this one joins the message that stands for it.',
  noMatch: 'No other message here matches. Try other words.',
  unloaded: 'The messages could not be loaded.',
  merged: 'Merged.',
  isMerged: 'Another message says the same and stands for this one in the list.',
  areMerged: 'A state or an answer that this message gets goes to them too.',
  state: 'That of the message it is merged into.',
  deleting:
    'It is removed for good, for every administrator. The messages that are merged into it stay, each by itself again.',
}

/** Texts of the weekly letter. */
export const digestTexts = {
  about:
    'How much feedback came last week, how it was rated, and what waits for an answer, by kind and by part. Numbers alone, and no letter after a week in which there is nothing to tell.',
  noAddress: 'Your account has no e-mail address.',
  on: 'The letter comes on Monday.',
  off: 'The letter comes no more.',
  failed: 'This could not be saved. Please try again.',
  undelivered: (failure: string) => `The last letter could not be delivered (${failure}).`,
}

/** Texts of what feedback says together. */
export const trendTexts = {
  empty: 'When people have written, it says here what they write about and how they rate.',
  unloaded: 'The trends could not be loaded.',
  unrated: 'Nobody has rated in these weeks.',
  ratings: (rated: number) =>
    `The mean of ${rated} ratings, from 1 to 5 stars. A hollow mark is a week with fewer than five.`,
  kinds: (messages: number) => `${messages} messages, by the kind that people chose.`,
  tooClose: 'No release is rated otherwise than the one before it, as far as can be told.',
  tooLittle: 'Too little to say. Both releases of a comparison need ratings from eight people.',
  method:
    'Everybody counts once for a release, with the mean of their ratings. Intervals are Welch’s and hold for all comparisons here together with 95 %. Those who write are not everybody, and a release is not all that changes in a week: going together is not causing.',
}
