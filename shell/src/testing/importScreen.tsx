// An import before a server that keeps what it is sent.
import type { ImportIdentity, ImportItem, ImportPath } from '@truenorth/api-contract/imports'
import { fakeApi, type Responses, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { ImportPage } from '../pages/ImportPage'

/** An import that has begun. */
export const open = {
  id: 7,
  source: 'generic-csv',
  file_name: 'diary.csv',
  state: 'open',
  readings: 0,
  entries: 0,
  images: 0,
  created_at: '2031-03-01T10:00:00Z',
  finished_at: null,
  undo_until: null,
}

/** A server that knows the keys of what was sent, and makes it visible at the end. */
const fakeServer = () => {
  const sent: ImportItem[] = []
  const sentPaths: ImportPath[] = []
  const keys = new Set<string>()
  const responses: Responses = {
    'GET /imports/': () => [],
    'POST /imports/known/': ({ items }) => ({
      known: (items as ImportIdentity[]).flatMap(({ key }, place) =>
        keys.has(key) ? [place] : [],
      ),
      changed: [],
      similar: [],
    }),
    'POST /imports/': () => [201, open],
    'POST /imports/:id/items/': ({ items }) => {
      sent.push(...(items as ImportItem[]))
      for (const { key } of items as ImportItem[]) keys.add(key)
      return { added: sent.length }
    },
    'POST /imports/:id/paths/': ({ paths }) => {
      sentPaths.push(...(paths as ImportPath[]))
      return { added: sentPaths.length }
    },
    'POST /imports/:id/finish/': () => ({
      ...open,
      state: 'done',
      readings: sent.filter(({ kind }) => kind === 'reading').length,
      entries: sent.filter(({ kind }) => kind === 'entry').length,
      paths: sentPaths.length,
      finished_at: '2031-03-01T10:01:00Z',
      undo_until: '2131-03-31T10:01:00Z',
    }),
  }
  return { sent, sentPaths, responses }
}

/** Signs in and opens the screen; `choose` uploads a file. */
export const show = (changes: Responses = {}) => {
  signInAs()
  const server = fakeServer()
  const api = fakeApi({ ...server.responses, ...changes })
  const view = renderScreen(<ImportPage />, { path: '/import' })
  const choose = async (file: File) => {
    const input = await screen.findByLabelText('Choose a file')
    await view.user.upload(input, file)
  }
  return { api, choose, sent: server.sent, sentPaths: server.sentPaths, ...view }
}

/** A table as a file. */
export const table = (...rows: string[]) =>
  new File([rows.join('\n')], 'diary.csv', { type: 'text/csv' })
/** Three readings with moods in words. */
export const inWords = table(
  'date;time;mood;note',
  '2024-03-01;09:00;sunny;One',
  '2024-03-02;09:00;cloudy;Two',
  '2024-03-03;09:00;stormy;Three',
)
/** Two entries without a mood. */
export const diary = table('date,title,note', '2024-03-01,One,Words', '2024-03-02,Two,More words')
/** Four readings with moods as numbers. */
export const pixels = new File(
  [
    JSON.stringify(
      [1, 2, 4, 5].map((mood) => ({ date: `2024-03-0${mood}`, mood, emotions: [], notes: '' })),
    ),
  ],
  'pixels.json',
)

/** Waits for a step with that title, which has the focus. */
export const seeStep = async (step: string, title: string | RegExp) => {
  const heading = await screen.findByRole('heading', { name: title })
  expect(heading).toHaveFocus()
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
  expect(steps.filter((item) => item.getAttribute('aria-current') === 'step')).toHaveLength(1)
  expect(steps.find((item) => item.getAttribute('aria-current'))).toHaveTextContent(step)
}
