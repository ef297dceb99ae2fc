import { screenAssets } from './screenAssets.ts'

const chunk = (files: string[], doors: string[] = [], later: string[] = []) => ({
  files,
  doors,
  later,
})
const chunks = {
  './App': chunk(['app.js'], ['router'], ['./pages/LogPage', './pages/EditPage']),
  './pages/LogPage': chunk(['log.js'], ['forms', 'router']),
  './pages/EditPage': chunk(['edit.js'], ['overlay']),
  './slots/Week': chunk(['week.js'], [], ['./WeekChart']),
  './WeekChart': chunk(['chart.js'], ['charts']),
}
const route = (path: string, more: object = {}) => ({
  path,
  access: 'user' as const,
  title: path,
  ...more,
})
const week = { page: 'dashboard', place: 'week', expose: './slots/Week', access: 'user', order: 1 }
const manifest = {
  routes: [
    route('/mood', { redirect: '/mood/create' }),
    route('/mood/create', { page: 'LogPage' }),
    route('/mood/history'),
  ],
  slots: [week as never],
}

test('a screen needs App and its own page, and no other page', () => {
  const { needs } = screenAssets(manifest, chunks)
  expect(needs['/mood/create']).toEqual({ files: ['app.js', 'log.js'], doors: ['router', 'forms'] })
  expect(needs['/mood/history']).toEqual({ files: ['app.js'], doors: ['router'] })
  expect(needs['/mood']).toBeUndefined()
})

test('what a slot loads by itself comes later', () => {
  const { needs, later } = screenAssets(manifest, chunks)
  expect(needs['./slots/Week']).toEqual({ files: ['week.js'], doors: [] })
  expect(later).toEqual({ './slots/Week': { files: ['chart.js'], doors: ['charts'] } })
})
