/** Would a page that is left now ask first? Asked the way the browser asks. */
export const hasUnsavedText = () => {
  const question = new Event('beforeunload', { cancelable: true })
  dispatchEvent(question)
  return question.defaultPrevented
}
