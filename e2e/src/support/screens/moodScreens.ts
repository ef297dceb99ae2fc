import { seeText, type UserActions } from '../engines/engine.ts'
import { fill, openMenu, openMore, press, type Screen } from './screen.ts'

/** Logs a reading on the dashboard's dial. */
const tapAndSee = async (page: UserActions) => {
  await press('Log Good now')(page)
  await seeText(page, 'Reading saved')
}

const thisMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format()

/** The dashboard and all of the readings. */
export const moodScreens: Screen[] = [
  { name: 'dashboard', path: '/dashboard', viewer: 'regular' },
  { name: 'dashboard-empty', path: '/dashboard', viewer: 'newcomer' },
  { name: 'dashboard-failing', path: '/dashboard', viewer: 'regular', fault: 'fails' },
  { name: 'dashboard-loading', path: '/dashboard', viewer: 'regular', fault: 'hangs' },
  { name: 'dashboard-away', path: '/dashboard', viewer: 'regular', fault: { down: 'mood' } },
  { name: 'dashboard-crowded', path: '/dashboard', viewer: 'crowded' },
  {
    name: 'dashboard-note',
    path: '/dashboard?note=:mood',
    viewer: 'regular',
    windowOnly: true,
  },
  {
    name: 'nav-open',
    path: '/dashboard',
    viewer: 'regular',
    prepare: openMore,
    windowOnly: true,
  },
  { name: 'log', path: '/mood/create', viewer: 'newcomer' },
  {
    name: 'log-chosen',
    path: '/mood/create',
    viewer: 'newcomer',
    prepare: (page) => page.click('radio', /Good$/),
  },
  {
    name: 'log-when',
    path: '/mood/create',
    viewer: 'newcomer',
    prepare: async (page) => {
      await press('Now · change')(page)
      await press(/^Last night/)(page)
    },
    windowOnly: true,
  },
  {
    name: 'log-past-day',
    path: '/mood/create?day=2025-02-03',
    viewer: 'newcomer',
    prepare: (page) => page.click('radio', /Good$/),
  },
  { name: 'today', path: '/mood/today', viewer: 'regular' },
  { name: 'today-empty', path: '/mood/today', viewer: 'newcomer' },
  { name: 'today-failing', path: '/mood/today', viewer: 'regular', fault: 'fails' },
  { name: 'today-loading', path: '/mood/today', viewer: 'regular', fault: 'hangs' },
  { name: 'today-crowded', path: '/mood/today', viewer: 'crowded' },
  {
    name: 'today-menu',
    path: '/mood/today',
    viewer: 'regular',
    prepare: openMenu(),
    windowOnly: true,
  },
  {
    name: 'today-delete',
    path: '/mood/today',
    viewer: 'regular',
    prepare: openMenu('Delete'),
    windowOnly: true,
  },
  { name: 'history', path: '/mood/history', viewer: 'regular', windowOnly: true },
  {
    name: 'history-list',
    path: '/mood/history',
    viewer: 'regular',
    prepare: press('List'),
    windowOnly: true,
  },
  {
    name: 'history-none',
    path: '/mood/history?q=zzz',
    viewer: 'regular',
    prepare: fill('Search readings', 'zzz'),
  },
  { name: 'history-empty', path: '/mood/history', viewer: 'newcomer' },
  { name: 'history-failing', path: '/mood/history', viewer: 'regular', fault: 'fails' },
  { name: 'history-loading', path: '/mood/history', viewer: 'regular', fault: 'hangs' },
  { name: 'history-away', path: '/mood/history', viewer: 'regular', fault: { down: 'mood' } },
  { name: 'history-crowded', path: '/mood/history', viewer: 'crowded', windowOnly: true },
  {
    name: 'history-menu',
    path: '/mood/history',
    viewer: 'regular',
    prepare: openMenu(),
    windowOnly: true,
  },
  {
    name: 'history-delete',
    path: '/mood/history',
    viewer: 'regular',
    prepare: openMenu('Delete'),
    windowOnly: true,
  },
  { name: 'month', path: '/mood/history/month', viewer: 'regular' },
  {
    name: 'month-day',
    path: '/mood/history/month',
    viewer: 'regular',
    prepare: press(/, 2 readings/),
    windowOnly: true,
  },
  { name: 'month-empty', path: '/mood/history/month', viewer: 'newcomer' },
  { name: 'month-crowded', path: '/mood/history/month', viewer: 'crowded' },
  { name: 'month-loading', path: '/mood/history/month', viewer: 'regular', fault: 'hangs' },
  {
    name: 'month-choice',
    path: '/mood/history/month',
    viewer: 'regular',
    prepare: press(thisMonth),
    windowOnly: true,
  },
  { name: 'year', path: '/mood/history/year', viewer: 'regular' },
  {
    name: 'year-shapes',
    path: '/mood/history/year',
    viewer: 'regular',
    prepare: press('Shapes'),
  },
  {
    name: 'year-table',
    path: '/mood/history/year',
    viewer: 'regular',
    prepare: press('Show as a table'),
  },
  { name: 'year-empty', path: '/mood/history/year', viewer: 'newcomer' },
  { name: 'year-crowded', path: '/mood/history/year', viewer: 'crowded' },
  { name: 'year-failing', path: '/mood/history/year', viewer: 'regular', fault: 'fails' },
  { name: 'insights', path: '/mood/history/insights', viewer: 'regular' },
  {
    name: 'insights-streak',
    path: '/mood/history/insights',
    viewer: 'regular',
    prepare: press('Count gently'),
  },
  { name: 'review', path: '/mood/history/review', viewer: 'regular' },
  {
    name: 'review-year',
    path: '/mood/history/review',
    viewer: 'regular',
    prepare: press('Year'),
  },
  { name: 'insights-empty', path: '/mood/history/insights', viewer: 'newcomer' },
  { name: 'insights-failing', path: '/mood/history/insights', viewer: 'regular', fault: 'fails' },
  { name: 'mood-edit', path: '/mood/:mood/edit', viewer: 'regular' },
  {
    name: 'mood-edit-discard',
    path: '/mood/:mood/edit',
    viewer: 'regular',
    prepare: async (page) => {
      await page.click('radio', /Okay$/)
      await press('Cancel')(page)
    },
    windowOnly: true,
  },
  // Last, because these log readings.
  {
    name: 'dashboard-tapped',
    path: '/dashboard',
    viewer: 'regular',
    prepare: tapAndSee,
    windowOnly: true,
  },
  {
    name: 'dashboard-tapped-first',
    path: '/dashboard',
    viewer: 'newcomer',
    prepare: async (page) => {
      await tapAndSee(page)
      await page.click('button', 'Undo')
      await seeText(page, 'Undone')
    },
    windowOnly: true,
  },
]
