// Kept with the drafts: per user, in the browser's database. Loaded only when the line is due.
const outbox = () => import('@truenorth/shared-auth/outbox')
const key = 'care-dismissed-on'

/** The day on which this user put the line away; empty for never. */
export const readCareDismissal = async () => {
  const stored = await (await outbox()).loadDraft(key)
  return typeof stored === 'string' ? stored : ''
}

export const keepCareDismissal = async (day: string) => (await outbox()).saveDraft(key, day)
