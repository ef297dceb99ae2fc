import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endSession } from '../session/endSession'
import { RequireSession } from '../session/RequireSession'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { fakeApi, noAnswer, signInAs } from '../testing'
import { loadDraft } from './drafts'
import { draftsAtRest } from './keepDraft'
import { sendOnce } from './sendOnce'
import { drafts } from './shelf'
import { useDraft } from './useDraft'

const dayMs = 24 * 60 * 60 * 1000

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

test('what was typed is there again after the form was left', async () => {
  signInAs()
  const { unmount } = render(<NoteForm />)
  await type('half a thought')
  unmount()
  await draftsAtRest()
  render(<NoteForm />)
  expect(await screen.findByText('Restored')).toBeVisible()
  expect(screen.getByLabelText('Note')).toHaveValue('half a thought')
})

test('a page that hides writes down at once', async () => {
  signInAs()
  render(<NoteForm />)
  await type('x')
  hide()
  await draftsAtRest()
  expect(await loadDraft('mood.create')).toEqual({ note: 'x', energy: '' })
})

test('what is typed before the draft is found wins over it', async () => {
  signInAs()
  await drafts.put({ userId: '1', key: 'mood.create', value: { note: 'old' }, savedAt: Date.now() })
  render(<NoteForm />)
  await act(async () => {
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(note, 'new')
    note.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await loadDraft('mood.create')
  expect(screen.getByLabelText('Note')).toHaveValue('new')
})

test('another user of the browser sees nothing of it', async () => {
  signInAs({ id: 1 })
  const { unmount } = render(<NoteForm />)
  await type('private')
  unmount()
  await draftsAtRest()
  signInAs({ id: 2 })
  expect(await loadDraft('mood.create')).toBeUndefined()
  signInAs({ id: 1 })
  expect(await loadDraft('mood.create')).toMatchObject({ note: 'private' })
})

test('an expired session keeps what was being typed, for the same user', async () => {
  signInAs()
  renderScreen(
    <RequireSession>
      <NoteForm />
    </RequireSession>,
    { path: '/mood/create', route: '/mood/create' },
  )
  await type('half a thought')
  await act(async () => endSession('refused'))
  await draftsAtRest()
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
  await draftsAtRest()
  expect(await loadDraft('mood.create')).toBeUndefined()
})

test('a form that turns to another thing shows the draft of that thing', async () => {
  signInAs()
  await drafts.put({ userId: '1', key: 'b', value: { note: 'of b' }, savedAt: Date.now() })
  const EditForm = ({ id }: { id: string }) => <p>{useDraft(id, { note: 'none' }).draft.note}</p>
  const { rerender } = render(<EditForm id="a" />)
  rerender(<EditForm id="b" />)
  expect(await screen.findByText('of b')).toBeVisible()
  rerender(<EditForm id="c" />)
  expect(screen.getByText('none')).toBeVisible()
})

test('a draft is forgotten after 30 days', async () => {
  signInAs()
  const at = (days: number) => ({
    userId: '1',
    key: `${days}`,
    value: 'x',
    savedAt: Date.now() - days * dayMs,
  })
  await drafts.put(at(31))
  await drafts.put(at(29))
  expect(await loadDraft('31')).toBeUndefined()
  expect(await loadDraft('29')).toBe('x')
})

test('of a draft from another version only what fits is taken', async () => {
  signInAs()
  const value = { note: 'kept', energy: 7, gone: true }
  await drafts.put({ userId: '1', key: 'mood.create', value, savedAt: Date.now() })
  render(<NoteForm />)
  await screen.findByText('Restored')
  expect(screen.getByLabelText('Note')).toHaveValue('kept')
})

test('a demo keeps its drafts in memory, and they end with it', async () => {
  signInAs()
  const { session } = await import('../session/session')
  session.userId = 'demo'
  await drafts.put({ userId: 'demo', key: 'k', value: 'x', savedAt: Date.now() })
  expect(await loadDraft('k')).toBe('x')
  endSession('signOut')
  expect(await loadDraft('k', 'demo')).toBeUndefined()
})

describe('a form whose content waits to be sent', () => {
  const save = () =>
    sendOnce('/mood/', { note: 'x' }, { kind: 'mood', label: 'A reading', draft: 'mood.create' })
  beforeEach(() => {
    signInAs()
    fakeApi({
      'POST /mood/': () => {
        throw noAnswer()
      },
    })
  })

  test('opens empty after it was left: the outbox has it', async () => {
    const { unmount } = render(<NoteForm />)
    await type('x')
    await expect(save()).rejects.toThrow('Network Error')
    unmount()
    await draftsAtRest()
    expect(await loadDraft('mood.create')).toBeUndefined()
  })

  test('is written down with the save, however soon the page goes after it', async () => {
    render(<NoteForm />)
    await type('x')
    await expect(save()).rejects.toThrow('Network Error')
    expect(await loadDraft('mood.create')).toMatchObject({ note: 'x' })
  })

  test('keeps what was typed since', async () => {
    const { unmount } = render(<NoteForm />)
    await type('x')
    await expect(save()).rejects.toThrow('Network Error')
    await new Promise((resolve) => setTimeout(resolve, 2))
    await type('y')
    unmount()
    await draftsAtRest()
    expect(await loadDraft('mood.create')).toMatchObject({ note: 'xy' })
  })
})

test('what is typed is written down while typing goes on, not after a rest', async () => {
  signInAs()
  render(<NoteForm />)
  await type('half')
  await draftsAtRest()
  expect(await loadDraft('mood.create')).toEqual({ note: 'half', energy: '' })
  await type(' a thought')
  await draftsAtRest()
  expect(await loadDraft('mood.create')).toEqual({ note: 'half a thought', energy: '' })
})
