import { needsOf } from './needsOf.ts'

const part = (files: string[], doors: string[] = [], later: string[] = []) => ({
  files,
  doors,
  later,
})
const parts = {
  './App': part(['app.js'], ['router'], ['./pages/LogPage', './pages/EditPage']),
  './pages/LogPage': part(['log.js'], ['forms', 'router']),
  './pages/EditPage': part(['edit.js'], ['overlay']),
  './slots/Week': part(['week.js'], [], ['./WeekChart']),
  './WeekChart': part(['chart.js'], ['charts']),
}
const route = (path: string, more: object = {}) => ({
  path,
  access: 'user' as const,
  title: path,
  ...more,
})
const week = { page: 'dashboard', place: 'week', expose: './slots/Week', access: 'user', order: 1 }
const face = {
  routes: [
    route('/mood', { redirect: '/mood/create' }),
    route('/mood/create', { page: 'LogPage' }),
    route('/mood/history'),
  ],
  slots: [week as never],
}

test('a screen is made of App and its own page, and of no other page', () => {
  const { needs } = needsOf(face, parts)
  expect(needs['/mood/create']).toEqual({ files: ['app.js', 'log.js'], doors: ['router', 'forms'] })
  expect(needs['/mood/history']).toEqual({ files: ['app.js'], doors: ['router'] })
  expect(needs['/mood']).toBeUndefined()
})

test('what a slot loads by itself is wanted later', () => {
  const { needs, later } = needsOf(face, parts)
  expect(needs['./slots/Week']).toEqual({ files: ['week.js'], doors: [] })
  expect(later).toEqual({ './slots/Week': { files: ['chart.js'], doors: ['charts'] } })
})
