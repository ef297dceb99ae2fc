import type { Screen } from './screen.ts'
import { press, fill } from './steps.ts'

/** What people see before they sign in, and the demo. */
export const visitorScreens: Screen[] = [
  { name: 'landing', path: '/', who: 'visitor' },
  { name: 'login', path: '/login', who: 'visitor' },
  { name: 'login-errors', path: '/login', who: 'visitor', prepare: press('Sign In') },
  { name: 'register', path: '/register', who: 'visitor' },
  { name: 'register-errors', path: '/register', who: 'visitor', prepare: press(/create/i) },
  {
    name: 'register-strength',
    path: '/register',
    who: 'visitor',
    prepare: fill('Password', 'Northern7', true),
  },
  { name: 'password-reset', path: '/password-reset', who: 'visitor' },
  { name: 'terms', path: '/terms', who: 'visitor' },
  { name: 'privacy', path: '/privacy', who: 'visitor' },
  { name: 'not-found', path: '/nowhere', who: 'visitor' },
  {
    name: 'demo',
    path: '/login',
    who: 'visitor',
    prepare: async (page) => {
      await press('Try the demo')(page)
      await page.waitForURL('**/dashboard')
      await page.getByText('Waypoint 4 of 5').waitFor()
    },
  },
]
