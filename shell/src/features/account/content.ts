export const archiveWords = {
  title: 'Take everything along',
  text: 'One file with all you have written here: your readings as a table, your pictures, and everything together in a form that other programs can read.',
  failed: 'The file could not be made. Please try again.',
}

export const deletionWords = {
  title: 'Delete your account',
  text: 'Your readings, paths, journal and pictures are deleted with it, at once and for good. Feedback that you sent stays, without your name.',
  question: 'Delete your account?',
  failed: 'Your account could not be deleted. Please try again.',
  done: 'Your account is deleted',
}

export const sessionWords = {
  title: 'Where you are signed in',
  failed: 'That could not be ended. Please try again.',
}

export const emailWords = {
  title: 'Email',
  saved: 'Email saved',
  restored: 'What you were typing is here again; it is not saved yet.',
  failed: 'Your email could not be saved. Please try again.',
}

export const passwordWords = {
  title: 'Password',
  hint: 'With a new password you are signed out everywhere else.',
  saved: 'Password changed',
  failed: 'Your password could not be changed. Please try again.',
}

export const demoWords =
  'A demo has no account: there is no email, no password and nothing to delete. Sign out, and all of it is gone.'
