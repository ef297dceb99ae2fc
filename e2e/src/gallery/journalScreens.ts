import type { Screen } from './screen.ts'
import { press, fill } from './steps.ts'

/** The journal. */
export const journalScreens: Screen[] = [
  { name: 'journal', path: '/journal', who: 'regular' },
  { name: 'journal-empty', path: '/journal', who: 'newcomer' },
  {
    name: 'journal-none',
    path: '/journal',
    who: 'regular',
    prepare: fill('Search entries', 'zzz'),
  },
  { name: 'journal-failing', path: '/journal', who: 'regular', trouble: 'fails' },
  { name: 'journal-loading', path: '/journal', who: 'regular', trouble: 'waits' },
  { name: 'journal-crowded', path: '/journal', who: 'crowded', windowOnly: true },
  {
    name: 'journal-new',
    path: '/journal',
    who: 'regular',
    prepare: press('New Entry'),
    windowOnly: true,
  },
  {
    name: 'journal-errors',
    path: '/journal',
    who: 'regular',
    prepare: async (page) => {
      await press('New Entry')(page)
      await press('Create Entry')(page)
    },
    windowOnly: true,
  },
  { name: 'journal-open', path: '/journal?entry=:entry', who: 'regular', windowOnly: true },
  {
    name: 'journal-delete',
    path: '/journal?entry=:entry',
    who: 'regular',
    prepare: press('Delete'),
    windowOnly: true,
  },
]
