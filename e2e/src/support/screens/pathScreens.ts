import { fill, openMenu, press, type Screen } from './screen.ts'

/** Paths and their waypoints. */
export const pathScreens: Screen[] = [
  { name: 'journeys', path: '/journeys', viewer: 'regular' },
  { name: 'journeys-empty', path: '/journeys', viewer: 'newcomer' },
  {
    name: 'journeys-list',
    path: '/journeys',
    viewer: 'regular',
    prepare: press('List'),
  },
  {
    name: 'journeys-none',
    path: '/journeys',
    viewer: 'regular',
    prepare: fill('Search paths', 'zzz'),
  },
  {
    name: 'journeys-menu',
    path: '/journeys',
    viewer: 'regular',
    prepare: openMenu(),
    windowOnly: true,
  },
  {
    name: 'journeys-delete',
    path: '/journeys',
    viewer: 'regular',
    prepare: openMenu('Delete'),
    windowOnly: true,
  },
  { name: 'journeys-failing', path: '/journeys', viewer: 'regular', fault: 'fails' },
  { name: 'journeys-loading', path: '/journeys', viewer: 'regular', fault: 'hangs' },
  { name: 'journeys-crowded', path: '/journeys', viewer: 'crowded', windowOnly: true },
  { name: 'journey-create', path: '/journey/create', viewer: 'regular' },
  {
    name: 'journey-create-errors',
    path: '/journey/create',
    viewer: 'regular',
    prepare: press('Create Journey'),
  },
  { name: 'journey', path: '/journey/:journey', viewer: 'regular' },
  { name: 'journey-loading', path: '/journey/:journey', viewer: 'regular', fault: 'hangs' },
  { name: 'journey-failing', path: '/journey/:journey', viewer: 'regular', fault: 'fails' },
  { name: 'journey-not-found', path: '/journey/999999', viewer: 'regular' },
  { name: 'journey-edit', path: '/journey/:journey/edit', viewer: 'regular' },
  { name: 'milestone-create', path: '/journey/:journey/milestone/create', viewer: 'regular' },
  {
    name: 'milestone-guided',
    path: '/journey/:journey/milestone/create?guided=1',
    viewer: 'regular',
  },
  {
    name: 'milestone-continue',
    path: '/journey/:journey',
    viewer: 'regular',
    prepare: async (page) => {
      await page.click('link', /^Continue/)
      await page.see('button', 'Mark as completed')
    },
  },
]
