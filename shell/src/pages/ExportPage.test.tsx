import { fakeApi, setSession, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ExportPage } from './ExportPage'

const contents = {
  readings: 238,
  first_day: '2025-03-03',
  last_day: '2025-11-27',
  entries: 1,
  paths: 0,
  pictures: 17,
  picture_bytes: 12_340_000,
}
const empty = {
  readings: 0,
  first_day: null,
  last_day: null,
  entries: 0,
  paths: 0,
  pictures: 0,
  picture_bytes: 0,
}

const open = (responses: Parameters<typeof fakeApi>[0] = {}) => {
  signInAs({ username: 'casey' })
  const api = fakeApi({ 'GET /account/contents/': () => contents, ...responses })
  return { api, ...renderScreen(<ExportPage />, { path: '/export' }) }
}
const card = (name: string) => within(screen.getByRole('region', { name }))

test('says how much there is to take along', async () => {
  open()
  expect(await screen.findByText('ZIP, 17 pictures of 12.3 MB')).toBeVisible()
  const readings = card('Readings, as a table')
  expect(readings.getByText('238 readings, March 3, 2025 to November 27, 2025')).toBeVisible()
  expect(card('Paths, as a table').getByText('0 paths')).toBeVisible()
  const journal = card('Journal, as Markdown')
  expect(journal.getByText('1 page, 17 pictures of 12.3 MB')).toBeVisible()
})

test('does not speak of megabytes where there are none', async () => {
  open({ 'GET /account/contents/': () => ({ ...contents, pictures: 1, picture_bytes: 49_999 }) })
  expect(await screen.findByText('ZIP, 1 picture')).toBeVisible()
})

test('says so where there is nothing yet', async () => {
  open({ 'GET /account/contents/': () => empty })
  expect(await screen.findByText('ZIP')).toBeVisible()
  expect(card('Readings, as a table').getByText('0 readings')).toBeVisible()
})

test.each([
  ['Download everything', '/account/export/', /^truenorth-\d{4}-\d{2}-\d{2}\.zip$/],
  ['Download readings', '/account/export/readings/', /^truenorth-readings-[\d-]{10}\.csv$/],
  ['Download paths', '/account/export/paths/', /^truenorth-paths-[\d-]{10}\.csv$/],
  ['Download journal', '/account/export/journal/', /^truenorth-journal-[\d-]{10}\.zip$/],
])('%s saves one file, also where nothing can be counted', async (name, path, fileName) => {
  const { user } = open({
    'GET /account/contents/': () => [500, ''],
    [`GET ${path}`]: () => new Blob(['PK']),
  })
  const downloads: { href: string; download: string }[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:archive', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push({ href: this.href, download: this.download })
  })
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(downloads).toHaveLength(1))
  expect(downloads[0]?.href).toBe('blob:archive')
  expect(downloads[0]?.download).toMatch(fileName)
})

test('a demo has no account that a program could reach', () => {
  signInAs({ username: 'casey' })
  setSession({ demo: true })
  fakeApi({ 'GET /account/contents/': () => empty })
  renderScreen(<ExportPage />, { path: '/export' })
  expect(screen.queryByRole('link', { name: /^Let a program/ })).toBeNull()
})
