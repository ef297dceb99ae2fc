import { typeLabels } from './feedbackTypes'
import { stateLabels } from './feedbackStates'
import type { InboxView } from './inboxView'

const mostKept = 20
const keyOf = (userId: string) => `truenorth_inbox_views_${userId}`

/** The filters that an administrator keeps on this device, each as the query of an address. */
export const readSavedViews = (userId: string): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((one) => typeof one === 'string').slice(0, mostKept)
  } catch {
    // Storage is forbidden, or holds something else: there are none.
    return []
  }
}

/** Keeps these filters; false where the browser does not. */
export const writeSavedViews = (userId: string, views: readonly string[]) => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(views.slice(-mostKept)))
    return true
  } catch {
    return false
  }
}

const sortNames = {
  newest: '',
  oldest: 'oldest first',
  highest: 'highest rated',
  lowest: 'lowest rated',
}

/** What a view shows, in a few words: "Unread · Planned · river · #chart". */
export const viewName = (view: InboxView, nameOf: (assignee: number) => string | undefined) => {
  const { filter, state, assignee, label, path, remote, search, sort } = view
  const kind = filter === 'all' || filter === 'unread' ? '' : typeLabels[filter]
  const who = assignee === 0 ? 'Nobody’s' : assignee && (nameOf(assignee) ?? `No. ${assignee}`)
  return [
    filter === 'unread' ? 'Unread' : kind,
    state && stateLabels[state],
    who,
    label && `#${label}`,
    path,
    remote,
    search && `“${search}”`,
    sortNames[sort],
  ]
    .filter(Boolean)
    .join(' · ')
}
