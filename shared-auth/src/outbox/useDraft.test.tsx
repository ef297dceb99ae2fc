import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { RequireSession } from '../auth/guards'
import { endSession } from '../session/session'
import { fakeApi, networkError, signInAs } from '../testing'
import { draftStore, loadDraft } from './drafts'
import { draftsStored } from './draftWriter'
import { postIdempotent } from './postIdempotent'
import { useDraft } from './useDraft'

const NoteForm = () => {
  const { draft, setDraft, clearDraft, restored } = useDraft('mood.create', {
    note: '',
    energy: '',
  })
  return (
    <>
      <textarea
        aria-label="Note"
        value={draft.note}
        onChange={(event) => setDraft({ ...draft, note: event.target.value })}
      />
      <button onClick={clearDraft}>Clear</button>
      {restored && <p>Restored</p>}
    </>
  )
}
const type = async (text: string) => userEvent.type(screen.getByLabelText('Note'), text)
const hide = () => window.dispatchEvent(new Event('pagehide'))

test('restores what was typed after the form was left', async () => {
  signInAs()
  const { unmount } = render(<NoteForm />)
  await type('half a thought')
  unmount()
  await draftsStored()
  render(<NoteForm />)
  expect(await screen.findByText('Restored')).toBeVisible()
  expect(screen.getByLabelText('Note')).toHaveValue('half a thought')
})

test('stores the draft when the page is hidden', async () => {
  signInAs()
  render(<NoteForm />)
  await type('x')
  hide()
  await draftsStored()
  expect(await loadDraft('mood.create')).toEqual({ note: 'x', energy: '' })
})

test('typing before the draft is loaded wins over it', async () => {
  signInAs()
  await draftStore.put({
    userId: '1',
    key: 'mood.create',
    value: { note: 'old' },
    savedAt: Date.now(),
  })
  render(<NoteForm />)
  await act(async () => {
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(note, 'new')
    note.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await loadDraft('mood.create')
  expect(screen.getByLabelText('Note')).toHaveValue('new')
})

test('a draft is visible to its user only', async () => {
  signInAs({ id: 1 })
  const { unmount } = render(<NoteForm />)
  await type('private')
  unmount()
  await draftsStored()
  signInAs({ id: 2 })
  expect(await loadDraft('mood.create')).toBeUndefined()
  signInAs({ id: 1 })
  expect(await loadDraft('mood.create')).toMatchObject({ note: 'private' })
})

test('an expired session keeps the draft for the same user', async () => {
  signInAs()
  renderScreen(
    <RequireSession>
      <NoteForm />
    </RequireSession>,
    { path: '/mood/create', route: '/mood/create' },
  )
  await type('half a thought')
  await act(async () => endSession('refused'))
  await draftsStored()
  signInAs()
  expect(await loadDraft('mood.create')).toMatchObject({ note: 'half a thought' })
})

test('a cleared draft does not come back', async () => {
  signInAs()
  const { unmount } = render(<NoteForm />)
  await type('x')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByLabelText('Note')).toHaveValue('')
  unmount()
  await draftsStored()
  expect(await loadDraft('mood.create')).toBeUndefined()
})

test('shows another draft when the key changes', async () => {
  signInAs()
  await draftStore.put({ userId: '1', key: 'b', value: { note: 'of b' }, savedAt: Date.now() })
  const EditForm = ({ id }: { id: string }) => <p>{useDraft(id, { note: 'none' }).draft.note}</p>
  const { rerender } = render(<EditForm id="a" />)
  rerender(<EditForm id="b" />)
  expect(await screen.findByText('of b')).toBeVisible()
  rerender(<EditForm id="c" />)
  expect(screen.getByText('none')).toBeVisible()
})

test('takes only the fields of a stored draft that fit the form', async () => {
  signInAs()
  const value = { note: 'kept', energy: 7, gone: true }
  await draftStore.put({ userId: '1', key: 'mood.create', value, savedAt: Date.now() })
  render(<NoteForm />)
  await screen.findByText('Restored')
  expect(screen.getByLabelText('Note')).toHaveValue('kept')
})

describe('a form whose content is queued', () => {
  const save = () =>
    postIdempotent(
      '/mood/',
      { note: 'x' },
      { kind: 'mood', label: 'A reading', draft: 'mood.create' },
    )
  beforeEach(() => {
    signInAs()
    fakeApi({
      'POST /mood/': () => {
        throw networkError()
      },
    })
  })

  test('opens empty after it was left', async () => {
    const { unmount } = render(<NoteForm />)
    await type('x')
    await expect(save()).rejects.toThrow('Network Error')
    unmount()
    await draftsStored()
    expect(await loadDraft('mood.create')).toBeUndefined()
  })

  test('is stored before the save is sent', async () => {
    render(<NoteForm />)
    await type('x')
    await expect(save()).rejects.toThrow('Network Error')
    expect(await loadDraft('mood.create')).toMatchObject({ note: 'x' })
  })

  test('keeps what was typed since the save', async () => {
    const { unmount } = render(<NoteForm />)
    await type('x')
    await expect(save()).rejects.toThrow('Network Error')
    await new Promise((resolve) => setTimeout(resolve, 2))
    await type('y')
    unmount()
    await draftsStored()
    expect(await loadDraft('mood.create')).toMatchObject({ note: 'xy' })
  })
})

test('stores the draft while the user is typing', async () => {
  signInAs()
  render(<NoteForm />)
  await type('half')
  await draftsStored()
  expect(await loadDraft('mood.create')).toEqual({ note: 'half', energy: '' })
  await type(' a thought')
  await draftsStored()
  expect(await loadDraft('mood.create')).toEqual({ note: 'half a thought', energy: '' })
})
