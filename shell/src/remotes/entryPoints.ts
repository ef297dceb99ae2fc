// The entry points of the shared packages that remotes import and that the first paint does not need.
export const lazyEntryPoints: Record<string, () => Promise<unknown>> = {
  '@truenorth/api-contract/common': () => import('@truenorth/api-contract/common'),
  '@truenorth/api-contract/days': () => import('@truenorth/api-contract/days'),
  '@truenorth/api-contract/feedback': () => import('@truenorth/api-contract/feedback'),
  '@truenorth/api-contract/inbox': () => import('@truenorth/api-contract/inbox'),
  '@truenorth/api-contract/journal': () => import('@truenorth/api-contract/journal'),
  '@truenorth/api-contract/journeys': () => import('@truenorth/api-contract/journeys'),
  '@truenorth/api-contract/moodDays': () => import('@truenorth/api-contract/moodDays'),
  '@truenorth/api-contract/moods': () => import('@truenorth/api-contract/moods'),
  '@truenorth/api-contract/share': () => import('@truenorth/api-contract/share'),
  '@truenorth/api-contract/text': () => import('@truenorth/api-contract/text'),
  '@truenorth/shared-auth/forms': () => import('@truenorth/shared-auth/forms'),
  '@truenorth/shared-auth/outbox': () => import('@truenorth/shared-auth/outbox'),
  '@truenorth/shared-auth/pictures': () => import('@truenorth/shared-auth/pictures'),
  '@truenorth/shared-auth/sealed-pages': () => import('@truenorth/shared-auth/sealed-pages'),
  '@truenorth/shared-ui/forms': () => import('@truenorth/shared-ui/forms'),
  '@truenorth/shared-ui/overlay': () => import('@truenorth/shared-ui/overlay'),
  '@truenorth/shared-ui/motion': () => import('@truenorth/shared-ui/motion'),
  '@truenorth/shared-ui/charts': () => import('@truenorth/shared-ui/charts'),
  '@truenorth/shared-ui/lists': () => import('@truenorth/shared-ui/lists'),
  '@truenorth/shared-ui/pictures': () => import('@truenorth/shared-ui/pictures'),
  '@truenorth/shared-ui/statistics': () => import('@truenorth/shared-ui/statistics'),
}

/** Loads entry points before a screen imports them, by default all. A failure shows when the screen does. */
export const loadEntryPoints = (names = Object.keys(lazyEntryPoints)) =>
  Promise.allSettled(names.map(async (name) => lazyEntryPoints[name]?.()))
