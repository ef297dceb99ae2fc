import type { Import } from '@truenorth/api-contract/imports'
import { fakeApi, type Responses, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ImportList, UnfinishedImports } from './ImportList'

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString()

const finished = (changes: Partial<Import> = {}): Import => ({
  id: 3,
  source: 'daylio-backup',
  file_name: 'mine.daylio',
  state: 'done',
  readings: 5,
  entries: 1,
  images: 0,
  created_at: yesterday(),
  finished_at: yesterday(),
  undo_until: tomorrow(),
  ...changes,
})

const open = (imports: Import[], responses: Responses = {}) => {
  signInAs()
  const api = fakeApi({
    'GET /imports/': () => imports,
    'GET /imports/:id/edited/': () => [],
    'POST /imports/:id/undo/': () => finished({ state: 'undone' }),
    ...responses,
  })
  return {
    api,
    ...renderScreen(
      <>
        <UnfinishedImports />
        <ImportList />
      </>,
    ),
  }
}
const undoButton = () => screen.findByRole('button', { name: 'Undo mine.daylio' })

test('undoes an import at once where nothing was changed since', async () => {
  const { api, user, client } = open([finished()])
  client.setQueryData(['moods'], ['a reading'])
  await user.click(await undoButton())
  expect(await screen.findByText('Import undone')).toBeVisible()
  const [undo] = api.callsOf('POST /imports/:id/undo/')
  expect(undo).toMatchObject({ params: { id: '3' }, body: { keep_edited: true } })
  expect(client.getQueryState(['moods'])?.isInvalidated).toBe(true)
})

test.each([
  ['Keep them', true],
  ['Take them away too', false],
])('asks what becomes of changed items: %s', async (answer, keepEdited) => {
  const edited = [{ kind: 'entry', id: 9, local_date: '2024-03-01', title: 'The lake' }]
  const { api, user } = open([finished()], { 'GET /imports/:id/edited/': () => edited })
  await user.click(await undoButton())
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Keep what you changed?' }),
  )
  expect(question.getByText(/The lake/)).toBeVisible()
  expect(api.callsOf('POST /imports/:id/undo/')).toEqual([])
  await user.click(question.getByRole('button', { name: answer }))
  await waitFor(() =>
    expect(api.callsOf('POST /imports/:id/undo/').map(({ body }) => body)).toEqual([
      { keep_edited: keepEdited },
    ]),
  )
})

test('offers no way back after thirty days, or when it was taken', async () => {
  open([finished({ undo_until: yesterday() }), finished({ id: 4, state: 'undone' })])
  expect(await screen.findByText('Undone')).toBeVisible()
  expect(screen.getByText('5 readings and 1 entry')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('takes back an import that was never finished, which stands by itself', async () => {
  const unfinished = finished({ state: 'open', undo_until: null, finished_at: null })
  const { api, user } = open([unfinished], { 'DELETE /imports/:id/': () => [204] })
  const button = await screen.findByRole('button', { name: 'Take back mine.daylio' })
  expect(screen.queryByText('Brought in so far')).toBeNull()
  await user.click(button)
  await waitFor(() => expect(api.callsOf('DELETE /imports/:id/')).toHaveLength(1))
})

test('the list has the focus when the button that undid an import is gone', async () => {
  const { api, user } = open([finished()])
  const button = await undoButton()
  api.respond({ 'GET /imports/': () => [finished({ state: 'undone' })] })
  await user.click(button)
  expect(await screen.findByText('Undone')).toBeVisible()
  await waitFor(() =>
    expect(document.activeElement).toContainElement(screen.getByText('Brought in so far')),
  )
  expect(document.body).not.toHaveFocus()
})

test('says why an import could not be undone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = open([finished()], {
    'POST /imports/:id/undo/': () => [409, { detail: 'It is being undone already.' }],
  })
  await user.click(await undoButton())
  expect(await screen.findByText('It is being undone already.')).toBeVisible()
})
