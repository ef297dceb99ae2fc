import type { Page } from 'playwright-core'

export type Who = 'visitor' | 'newcomer' | 'regular' | 'administrator'
export type Screen = {
  name: string
  path: string
  who: Who
  /** Brings the screen into the state to be pictured. */
  prepare?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Every screen, with whom it is shown to. `:journey` and `:mood` are filled in from the seeded data. */
export const screens: Screen[] = [
  { name: 'landing', path: '/', who: 'visitor' },
  { name: 'login', path: '/login', who: 'visitor' },
  { name: 'login-errors', path: '/login', who: 'visitor', prepare: press('Sign In') },
  { name: 'register', path: '/register', who: 'visitor' },
  { name: 'register-errors', path: '/register', who: 'visitor', prepare: press(/create/i) },
  { name: 'password-reset', path: '/password-reset', who: 'visitor' },
  { name: 'terms', path: '/terms', who: 'visitor' },
  { name: 'privacy', path: '/privacy', who: 'visitor' },
  { name: 'not-found', path: '/nowhere', who: 'visitor' },
  { name: 'dashboard-empty', path: '/dashboard', who: 'newcomer' },
  { name: 'dashboard', path: '/dashboard', who: 'regular' },
  { name: 'log', path: '/mood/create', who: 'newcomer' },
  {
    name: 'log-chosen',
    path: '/mood/create',
    who: 'newcomer',
    prepare: (page) => page.getByRole('radio', { name: 'Good' }).check({ force: true }),
  },
  { name: 'today-empty', path: '/mood/today', who: 'newcomer' },
  { name: 'today', path: '/mood/today', who: 'regular' },
  { name: 'history-empty', path: '/mood/history', who: 'newcomer' },
  { name: 'history', path: '/mood/history', who: 'regular' },
  { name: 'mood-edit', path: '/mood/:mood/edit', who: 'regular' },
  { name: 'journeys-empty', path: '/journeys', who: 'newcomer' },
  { name: 'journeys', path: '/journeys', who: 'regular' },
  { name: 'journey-create', path: '/journey/create', who: 'regular' },
  { name: 'journey', path: '/journey/:journey', who: 'regular' },
  { name: 'milestone-create', path: '/journey/:journey/milestone/create', who: 'regular' },
  { name: 'milestone-guided', path: '/journey/:journey/milestone/create?guided=1', who: 'regular' },
  { name: 'journal-empty', path: '/journal', who: 'newcomer' },
  { name: 'journal', path: '/journal', who: 'regular' },
  { name: 'journal-new', path: '/journal', who: 'regular', prepare: press('New Entry') },
  { name: 'journal-open', path: '/journal?entry=:entry', who: 'regular' },
  { name: 'feedback', path: '/dashboard', who: 'regular', prepare: press(/feedback/i) },
  { name: 'inbox', path: '/admin/feedback', who: 'administrator' },
  { name: 'inbox-denied', path: '/admin/feedback', who: 'regular' },
]
