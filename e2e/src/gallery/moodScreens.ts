import type { Screen } from './screen.ts'
import { press, choose, fill, openMenu } from './steps.ts'

/** The dashboard and all of the readings. */
export const moodScreens: Screen[] = [
  { name: 'dashboard', path: '/dashboard', who: 'regular' },
  { name: 'dashboard-empty', path: '/dashboard', who: 'newcomer' },
  { name: 'dashboard-failing', path: '/dashboard', who: 'regular', trouble: 'fails' },
  { name: 'dashboard-loading', path: '/dashboard', who: 'regular', trouble: 'waits' },
  { name: 'dashboard-away', path: '/dashboard', who: 'regular', trouble: { away: 'mood' } },
  { name: 'dashboard-crowded', path: '/dashboard', who: 'crowded' },
  {
    name: 'nav-open',
    path: '/dashboard',
    who: 'regular',
    prepare: (page) =>
      page
        .getByRole('button', { name: /menu/i })
        .click({ timeout: 1000 })
        .catch(() => undefined),
    windowOnly: true,
  },
  { name: 'log', path: '/mood/create', who: 'newcomer' },
  {
    name: 'log-chosen',
    path: '/mood/create',
    who: 'newcomer',
    prepare: (page) => choose(page, 'Good'),
  },
  { name: 'today', path: '/mood/today', who: 'regular' },
  { name: 'today-empty', path: '/mood/today', who: 'newcomer' },
  { name: 'today-failing', path: '/mood/today', who: 'regular', trouble: 'fails' },
  { name: 'today-loading', path: '/mood/today', who: 'regular', trouble: 'waits' },
  {
    name: 'today-delete',
    path: '/mood/today',
    who: 'regular',
    prepare: press(/^Delete/),
    windowOnly: true,
  },
  { name: 'history', path: '/mood/history', who: 'regular', windowOnly: true },
  {
    name: 'history-list',
    path: '/mood/history',
    who: 'regular',
    prepare: (page) => page.getByRole('button', { name: 'List' }).click(),
    windowOnly: true,
  },
  {
    name: 'history-none',
    path: '/mood/history?q=zzz',
    who: 'regular',
    prepare: fill('Search readings', 'zzz'),
  },
  { name: 'history-empty', path: '/mood/history', who: 'newcomer' },
  { name: 'history-failing', path: '/mood/history', who: 'regular', trouble: 'fails' },
  { name: 'history-loading', path: '/mood/history', who: 'regular', trouble: 'waits' },
  { name: 'history-away', path: '/mood/history', who: 'regular', trouble: { away: 'mood' } },
  { name: 'history-crowded', path: '/mood/history', who: 'crowded', windowOnly: true },
  {
    name: 'history-menu',
    path: '/mood/history',
    who: 'regular',
    prepare: openMenu(),
    windowOnly: true,
  },
  {
    name: 'history-delete',
    path: '/mood/history',
    who: 'regular',
    prepare: openMenu('Delete'),
    windowOnly: true,
  },
  { name: 'mood-edit', path: '/mood/:mood/edit', who: 'regular' },
  {
    name: 'mood-edit-discard',
    path: '/mood/:mood/edit',
    who: 'regular',
    prepare: async (page) => {
      await choose(page, 'Sad')
      await press('Cancel')(page)
    },
    windowOnly: true,
  },
]
