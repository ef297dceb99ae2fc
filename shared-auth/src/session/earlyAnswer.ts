/** What the document's boot script has asked before this code was there. */
type EarlyQuestion = { token: string; answer: Promise<Response | undefined> }

/**
 * Who the token belongs to, when the document asked that already and was told.
 * Absent otherwise: then it is asked as ever, with all that a refusal entails.
 */
export const takeEarlyAnswer = async (token: string | undefined): Promise<unknown> => {
  const page: Window & { truenorthUser?: EarlyQuestion } = window
  const early = page.truenorthUser
  delete page.truenorthUser
  if (!early || early.token !== token) return undefined
  const response = await early.answer
  if (!response?.ok) return undefined
  // One that cannot be read is none: it is asked for again.
  return response.json().catch(() => undefined)
}
