// Whose form stands open in this tab: a reload and an ended session do not close it.
const key = 'truenorth_feedback_open'

/** Notes whose form was opened, or with nobody that it was closed. */
export const noteOpen = (userId: string | undefined) => {
  try {
    if (userId === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, userId)
  } catch {
    // Storage is forbidden: what was typed is there at the next press.
  }
}

/** Whether this user left the form open in this tab. */
export const wasLeftOpen = (userId: string | undefined) => {
  try {
    return userId !== undefined && sessionStorage.getItem(key) === userId
  } catch {
    return false
  }
}
