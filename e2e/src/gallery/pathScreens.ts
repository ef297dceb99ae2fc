import type { Screen } from './screen.ts'
import { press, fill, openMenu } from './steps.ts'

/** Paths and their waypoints. */
export const pathScreens: Screen[] = [
  { name: 'journeys', path: '/journeys', who: 'regular' },
  { name: 'journeys-empty', path: '/journeys', who: 'newcomer' },
  {
    name: 'journeys-list',
    path: '/journeys',
    who: 'regular',
    prepare: (page) => page.getByRole('button', { name: 'List' }).click(),
  },
  {
    name: 'journeys-none',
    path: '/journeys',
    who: 'regular',
    prepare: fill('Search paths', 'zzz'),
  },
  {
    name: 'journeys-menu',
    path: '/journeys',
    who: 'regular',
    prepare: openMenu(),
    windowOnly: true,
  },
  {
    name: 'journeys-delete',
    path: '/journeys',
    who: 'regular',
    prepare: openMenu('Delete'),
    windowOnly: true,
  },
  { name: 'journeys-failing', path: '/journeys', who: 'regular', trouble: 'fails' },
  { name: 'journeys-loading', path: '/journeys', who: 'regular', trouble: 'waits' },
  { name: 'journeys-crowded', path: '/journeys', who: 'crowded', windowOnly: true },
  { name: 'journey-create', path: '/journey/create', who: 'regular' },
  {
    name: 'journey-create-errors',
    path: '/journey/create',
    who: 'regular',
    prepare: press('Create Journey'),
  },
  { name: 'journey', path: '/journey/:journey', who: 'regular' },
  { name: 'journey-loading', path: '/journey/:journey', who: 'regular', trouble: 'waits' },
  { name: 'journey-failing', path: '/journey/:journey', who: 'regular', trouble: 'fails' },
  { name: 'journey-not-found', path: '/journey/999999', who: 'regular' },
  { name: 'journey-edit', path: '/journey/:journey/edit', who: 'regular' },
  { name: 'milestone-create', path: '/journey/:journey/milestone/create', who: 'regular' },
  { name: 'milestone-guided', path: '/journey/:journey/milestone/create?guided=1', who: 'regular' },
  {
    name: 'milestone-continue',
    path: '/journey/:journey',
    who: 'regular',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Continue/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Mark as completed' }).waitFor()
    },
  },
]
