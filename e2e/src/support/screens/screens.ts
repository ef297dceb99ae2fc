import { importScreens } from './importScreens.ts'
import { journalScreens } from './journalScreens.ts'
import { moodScreens } from './moodScreens.ts'
import { pathScreens } from './pathScreens.ts'
import { fill, openFeedback, press, type Screen, startDemo } from './screen.ts'

// Before signing in, and the demo.
const visitorScreens: Screen[] = [
  { name: 'landing', path: '/', viewer: 'visitor' },
  { name: 'login', path: '/login', viewer: 'visitor' },
  { name: 'login-errors', path: '/login', viewer: 'visitor', prepare: press('Sign In') },
  { name: 'register', path: '/register', viewer: 'visitor' },
  { name: 'register-errors', path: '/register', viewer: 'visitor', prepare: press(/create/i) },
  {
    name: 'register-strength',
    path: '/register',
    viewer: 'visitor',
    prepare: fill('Password', 'Northern7'),
  },
  { name: 'password-reset', path: '/password-reset', viewer: 'visitor' },
  { name: 'terms', path: '/terms', viewer: 'visitor' },
  { name: 'privacy', path: '/privacy', viewer: 'visitor' },
  { name: 'not-found', path: '/nowhere', viewer: 'visitor' },
  {
    name: 'demo',
    path: '/login',
    viewer: 'visitor',
    prepare: startDemo,
  },
]

// Runs in the page: unfolds what is sent along, and shows all of it.
const unfoldAlong = () => {
  const fold = document.querySelector('[role=dialog] details')
  if (!(fold instanceof HTMLDetailsElement)) return false
  fold.open = true
  fold.lastElementChild?.scrollIntoView({ block: 'end' })
  return true
}

// Feedback, the account, and the administrators' screens.
const frameScreens: Screen[] = [
  {
    name: 'feedback',
    path: '/dashboard',
    viewer: 'regular',
    prepare: openFeedback,
    windowOnly: true,
  },
  {
    name: 'feedback-along',
    path: '/dashboard',
    viewer: 'regular',
    prepare: async (page) => {
      await openFeedback(page)
      await page.until(unfoldAlong, undefined)
    },
    windowOnly: true,
  },
  { name: 'account', path: '/account', viewer: 'regular' },
  { name: 'export', path: '/export', viewer: 'regular' },
  {
    name: 'account-delete',
    path: '/account',
    viewer: 'regular',
    prepare: press('Delete account…'),
    windowOnly: true,
  },
  { name: 'own-feedback', path: '/feedback', viewer: 'regular' },
  { name: 'own-feedback-empty', path: '/feedback', viewer: 'newcomer' },
  { name: 'inbox', path: '/admin/feedback', viewer: 'administrator' },
  {
    name: 'inbox-open',
    path: '/admin/feedback',
    viewer: 'administrator',
    prepare: (page) => page.click('link', /The chart is lovely/),
  },
  {
    name: 'inbox-sorted',
    path: '/admin/feedback?state=in_progress&label=chart',
    viewer: 'administrator',
    prepare: (page) => page.click('link', /The open circles/),
  },
  {
    name: 'inbox-merge',
    path: '/admin/feedback?search=waypoint',
    viewer: 'administrator',
    prepare: async (page) => {
      await page.click('link', /Please let me move/)
      await page.click('button', 'Merge into…')
      await page.see('heading', 'Merge into another message')
    },
    windowOnly: true,
  },
  {
    name: 'inbox-filtered',
    path: '/admin/feedback?state=in_progress&label=chart',
    viewer: 'administrator',
  },
  {
    name: 'inbox-filters',
    path: '/admin/feedback?state=in_progress&label=chart',
    viewer: 'administrator',
    windowOnly: true,
    // Wide screens show the choices themselves.
    prepare: async (page) => {
      if (await page.sees('button', 'Filters (2)')) await page.click('button', 'Filters (2)')
    },
  },
  {
    name: 'inbox-several',
    path: '/admin/feedback',
    viewer: 'administrator',
    prepare: press('Select several'),
  },
  { name: 'inbox-trends', path: '/admin/feedback/trends', viewer: 'administrator' },
  { name: 'inbox-denied', path: '/admin/feedback', viewer: 'regular' },
  { name: 'inbox-failing', path: '/admin/feedback', viewer: 'administrator', fault: 'fails' },
  { name: 'remotes', path: '/admin/remotes', viewer: 'administrator' },
  { name: 'operators-accounts', path: '/admin/accounts', viewer: 'administrator' },
  { name: 'operators-log', path: '/admin/log', viewer: 'administrator' },
]

/** Every screen in its states. */
export const screens: Screen[] = [
  ...visitorScreens,
  ...moodScreens,
  ...pathScreens,
  ...journalScreens,
  ...frameScreens,
  ...importScreens,
]
