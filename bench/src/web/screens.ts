import { note } from './person.ts'

/** A screen, who looks at it, and what is there once it can be used. */
export type Screen = {
  path: string
  who: 'visitor' | 'person' | 'admin'
  usable: { css: string; text?: string }
}

const person = (path: string, css: string, text?: string): Screen => ({
  path,
  who: 'person',
  usable: { css, ...(text !== undefined && { text }) },
})

export const screens = {
  landing: { path: '/', who: 'visitor', usable: { css: 'h1' } },
  login: { path: '/login', who: 'visitor', usable: { css: 'main input' } },
  dashboard: person('/dashboard', 'div[role=img] svg'),
  log: person('/mood/create', 'main input[type=radio]'),
  today: person('/mood/today', 'main', note),
  history: person('/mood/history', 'main', note),
  paths: person('/journeys', 'main', 'To the lake 1'),
  path: person('/journey/1', 'main', 'Around the lake'),
  journal: person('/journal', 'main', 'What the day brought 1'),
  inbox: {
    path: '/admin/feedback',
    who: 'admin',
    usable: { css: 'main', text: 'The lake could be bluer' },
  },
} satisfies Record<string, Screen>

export const allScreens: [string, Screen][] = Object.entries(screens)
