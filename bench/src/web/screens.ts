import { note } from './person.ts'

/** A screen, and what is there once it can be used. */
export type Screen = { path: string; usable: string; isForVisitors?: boolean }

const chart = 'div[role=img] svg'

export const screens = {
  landing: { path: '/', usable: 'h1', isForVisitors: true },
  login: { path: '/login', usable: 'main input', isForVisitors: true },
  dashboard: { path: '/dashboard', usable: chart },
  log: { path: '/mood/create', usable: 'main input[type=radio]' },
  today: { path: '/mood/today', usable: `text=${note}` },
  history: { path: '/mood/history', usable: `text=${note}` },
  paths: { path: '/journeys', usable: 'text=To the lake 1' },
  journal: { path: '/journal', usable: 'text=What the day brought 1' },
} satisfies Record<string, Screen>
