import { note } from './users.ts'

/** A screen, who looks at it, and what it shows once it can be used. */
export type Screen = {
  path: string
  viewer: 'visitor' | 'person' | 'admin'
  usable: { css: string; text?: string }
}

const forPerson = (path: string, css: string, text?: string): Screen => ({
  path,
  viewer: 'person',
  usable: { css, ...(text !== undefined && { text }) },
})

export const screens = {
  landing: { path: '/', viewer: 'visitor', usable: { css: 'h1' } },
  login: { path: '/login', viewer: 'visitor', usable: { css: 'main input' } },
  dashboard: forPerson('/dashboard', 'div[role=img] svg'),
  log: forPerson('/mood/create', 'main input[type=radio]'),
  today: forPerson('/mood/today', 'main', note),
  history: forPerson('/mood/history', 'main', note),
  paths: forPerson('/journeys', 'main', 'To the lake 1'),
  path: forPerson('/journey/1', 'main', 'Around the lake'),
  journal: forPerson('/journal', 'main', 'What the day brought 1'),
  inbox: {
    path: '/admin/feedback',
    viewer: 'admin',
    usable: { css: 'main', text: 'The lake could be bluer' },
  },
} satisfies Record<string, Screen>

export const allScreens: [string, Screen][] = Object.entries(screens)
