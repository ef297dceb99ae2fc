import type { Screen } from './screen.ts'
import { press } from './steps.ts'

/** Feedback, the account and what administrators see. */
export const otherScreens: Screen[] = [
  {
    name: 'feedback',
    path: '/dashboard',
    who: 'regular',
    prepare: press('Send Feedback'),
    windowOnly: true,
  },
  { name: 'account', path: '/account', who: 'regular' },
  {
    name: 'account-delete',
    path: '/account',
    who: 'regular',
    prepare: press('Delete account…'),
    windowOnly: true,
  },
  { name: 'inbox', path: '/admin/feedback', who: 'administrator' },
  {
    name: 'inbox-open',
    path: '/admin/feedback',
    who: 'administrator',
    prepare: (page) => page.getByRole('main').getByText('The chart is lovely').first().click(),
  },
  { name: 'inbox-denied', path: '/admin/feedback', who: 'regular' },
  { name: 'inbox-failing', path: '/admin/feedback', who: 'administrator', trouble: 'fails' },
  { name: 'remotes', path: '/admin/remotes', who: 'administrator' },
]
