import { screen, waitFor } from '@testing-library/react'
import { patchVersioned } from '../http/versions'
import { loadDraft } from '../outbox/drafts'
import { draftsStored } from '../outbox/draftWriter'
import { type Responses, signInAs } from '../testing'
import { labelledDifferences } from './differences'
import {
  type Note,
  type Item,
  type Options,
  failureText,
  openNote,
  isNow,
  titleField,
  storeDraft,
} from '../testing/noteForm'

describe('a version conflict', () => {
  const read = { title: 'Rain', text: 'On the roof', mood: 3 }
  const present = { ...read, id: 7, title: 'Snow' }
  const valuesOf = ({ title, text, mood }: Item) => ({ title, text, mood })
  const labels = { title: 'Title', text: 'Text', mood: 'Mood' }
  const differences = (mine: Note, theirs: Note) => labelledDifferences(labels, mine, theirs)
  const version = { etag: '"1"', what: 'note', valuesOf, differences }
  const editKey = 'note-7'
  const bases: Note[] = []
  const edit: Options = {
    start: read,
    draft: { key: editKey },
    version,
    save: async (note, base) => {
      bases.push(base.values)
      return patchVersioned<Item>('/notes/7/', note, base.etag)
    },
  }
  const conflicts: Responses = {
    'PATCH /notes/:id/': (body, { headers }) =>
      headers['if-match'] === '"5"' ? { ...present, ...body } : [412, present, { etag: '"5"' }],
  }
  const panel = () => screen.findByRole('region', { name: 'This note was changed elsewhere' })
  const openConflict = async (options: Options = {}) => {
    bases.length = 0
    const view = openNote({ ...edit, ...options }, conflicts)
    await view.type('Title', 's')
    await view.press('Save')
    await panel()
    return view
  }
  const etags = (api: ReturnType<typeof openNote>['api']) =>
    api.callsOf('PATCH /notes/7/').map(({ headers }) => headers['if-match'])

  test('shows what differs, and saves nothing until there is a choice', async () => {
    const { api } = await openConflict()
    await isNow('conflict, dirty')
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Title, yours' })).toHaveTextContent('Rains')
    expect(screen.getByRole('region', { name: 'Title, saved elsewhere' })).toHaveTextContent('Snow')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    expect(screen.queryByText(failureText)).not.toBeInTheDocument()
    expect(etags(api)).toEqual(['"1"'])
  })

  test('keep mine saves over the present version, and compares with it', async () => {
    const { press, api } = await openConflict()
    await press('Keep mine')
    await isNow('saved')
    expect(etags(api)).toEqual(['"1"', '"5"'])
    expect(bases).toEqual([read, { ...read, title: 'Snow' }])
  })

  test('keep mine that fails can be repeated over the present version', async () => {
    const { press, api } = await openConflict()
    api.respond({ 'PATCH /notes/:id/': () => [500, ''] })
    await press('Keep mine')
    expect(await screen.findByText(failureText)).toBeVisible()
    await isNow('failed')
    api.respond(conflicts)
    await press('Save')
    await isNow('saved')
    expect(etags(api)).toEqual(['"1"', '"5"', '"5"'])
  })

  test('take theirs gives up mine, and the next save is over their version', async () => {
    const { press, type, api } = await openConflict()
    await press('Take the saved version')
    await isNow('editing, clean')
    expect(titleField()).toHaveValue('Snow')
    await draftsStored()
    expect(await loadDraft(editKey)).toBeUndefined()
    await type('Title', 'y')
    await press('Save')
    await isNow('saved')
    expect(etags(api)).toEqual(['"1"', '"5"'])
  })

  test('take theirs may close the form, without a question', async () => {
    const onTakeTheirs = jest.fn()
    const { press } = await openConflict({
      version: { ...version, onTakeTheirs },
      leaving: { words: 'edit' },
    })
    await press('Take the saved version')
    await waitFor(() => expect(onTakeTheirs).toHaveBeenCalledWith(present))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('a restored edit is saved over the version that it began with', async () => {
    signInAs()
    await storeDraft({ ...read, title: 'Rains', etag: '"0"' }, editKey)
    const { press, api } = openNote(edit, conflicts)
    await screen.findByText(/^This is a draft/)
    await press('Save')
    await panel()
    expect(etags(api)).toEqual(['"0"'])
  })

  test('a draft in the shape of earlier versions is restored', async () => {
    signInAs()
    await storeDraft({ values: { ...read, title: 'Rains' }, etag: '"0"' }, editKey)
    const { press, api } = openNote(edit, conflicts)
    await screen.findByText(/^This is a draft/)
    expect(titleField()).toHaveValue('Rains')
    await press('Save')
    await panel()
    expect(etags(api)).toEqual(['"0"'])
  })

  test('an edit keeps the version that it began with', async () => {
    const { type } = openNote(edit)
    await type('Title', 's')
    await draftsStored()
    expect(await loadDraft(editKey)).toEqual({ ...read, title: 'Rains', etag: '"1"' })
  })
})
