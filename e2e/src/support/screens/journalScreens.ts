import { fill, press, type Screen } from './screen.ts'

/** The journal. */
export const journalScreens: Screen[] = [
  { name: 'journal', path: '/journal', viewer: 'regular' },
  { name: 'journal-empty', path: '/journal', viewer: 'newcomer' },
  {
    name: 'journal-none',
    path: '/journal',
    viewer: 'regular',
    prepare: fill('Search entries', 'zzz'),
  },
  { name: 'journal-failing', path: '/journal', viewer: 'regular', fault: 'fails' },
  { name: 'journal-loading', path: '/journal', viewer: 'regular', fault: 'hangs' },
  { name: 'journal-crowded', path: '/journal', viewer: 'crowded', windowOnly: true },
  {
    name: 'journal-new',
    path: '/journal',
    viewer: 'regular',
    prepare: press('New Entry'),
    windowOnly: true,
  },
  {
    name: 'journal-errors',
    path: '/journal',
    viewer: 'regular',
    prepare: async (page) => {
      await press('New Entry')(page)
      await press('Create Entry')(page)
    },
    windowOnly: true,
  },
  { name: 'journal-open', path: '/journal?entry=:entry', viewer: 'regular', windowOnly: true },
  {
    name: 'journal-delete',
    path: '/journal?entry=:entry',
    viewer: 'regular',
    prepare: press('Delete'),
    windowOnly: true,
  },
]
