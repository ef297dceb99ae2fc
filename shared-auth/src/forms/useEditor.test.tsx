import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { useState } from 'react'
import { loadDraft } from '../outbox/drafts'
import { draftsStored } from '../outbox/draftWriter'
import { signInAs } from '../testing'
import {
  empty,
  type Note,
  draftKey,
  NoteForm,
  openNote,
  isNow,
  titleField,
} from '../testing/noteForm'

describe('values', () => {
  test('a form is dirty while it differs from its start, and clean when it no longer does', async () => {
    const { user, type } = openNote()
    await isNow('editing, clean')
    await type('Title', 'R')
    await isNow('editing, dirty')
    await user.clear(titleField())
    await isNow('editing, clean')
  })

  test('later start values change nothing', async () => {
    const Renamed = () => {
      const [title, setTitle] = useState('Rain')
      return (
        <>
          <NoteForm start={{ ...empty, title }} />
          <button type="button" onClick={() => setTitle('Snow')}>
            Rename
          </button>
        </>
      )
    }
    signInAs()
    const { user } = renderScreen(<Renamed />, { path: '/notes', route: '/notes' })
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    expect(titleField()).toHaveValue('Rain')
    await isNow('editing, clean, revision 0')
  })

  test('several fields are set at once, controlled ones too', async () => {
    const { press, api } = openNote()
    await press('Use the template')
    expect(titleField()).toHaveValue('Rain')
    expect(screen.getByLabelText('Mood')).toHaveValue('5')
    await press('Save')
    await isNow('saved')
    expect(api.callsOf('POST /notes/')[0]?.body).toEqual({ title: 'Rain', text: '', mood: 5 })
  })

  test('a form may call other values the same', async () => {
    const { type } = openNote({ isEqual: (a, b) => a.title.trim() === b.title.trim() })
    await type('Title', ' ')
    await isNow('clean')
    await type('Title', 'x')
    await isNow('dirty')
  })
})

const rules = ({ title, text }: Note) => ({
  title: title.trim() === '' && 'Title is required',
  text: text.length > 3 && 'At most 3 characters',
})

describe('rules', () => {
  test('nothing is sent that a rule refuses; the message stands at its field, which has the focus', async () => {
    const { press, api } = openNote({ rules, invalidText: 'Please fill in the title' })
    await press('Save')
    expect(await screen.findByText('Title is required')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in the title')
    await waitFor(() => expect(titleField()).toHaveFocus())
    expect(api.calls).toHaveLength(0)
    await isNow('editing')
  })

  test('by default a change clears the message of its field until the next save', async () => {
    const { press, type } = openNote({ rules })
    await type('Text', 'long')
    await press('Save')
    await screen.findByText('At most 3 characters')
    await type('Text', 'er')
    expect(screen.queryByText('At most 3 characters')).not.toBeInTheDocument()
    expect(screen.getByText('Title is required')).toBeVisible()
  })

  test('onTouched speaks when a field is left', async () => {
    const { user, type } = openNote({ rules, validate: 'onTouched' })
    await type('Text', 'long')
    expect(screen.queryByText('At most 3 characters')).not.toBeInTheDocument()
    await user.tab()
    expect(await screen.findByText('At most 3 characters')).toBeVisible()
    expect(screen.queryByText('Title is required')).not.toBeInTheDocument()
  })

  test('onChange speaks while the field is typed in', async () => {
    const { type } = openNote({ rules, validate: 'onChange' })
    await type('Text', 'long')
    expect(await screen.findByText('At most 3 characters')).toBeVisible()
  })

  test('whenDirty speaks for all fields as soon as anything differs, and no longer when nothing does', async () => {
    const { user, type } = openNote({ rules, validate: 'whenDirty' })
    await type('Text', 'x')
    expect(await screen.findByText('Title is required')).toBeVisible()
    await user.clear(screen.getByLabelText('Text'))
    await waitFor(() => expect(screen.queryByText('Title is required')).not.toBeInTheDocument())
  })

  test('a rule that is kept again lets the form save', async () => {
    const { press, type } = openNote({ rules, invalidText: 'Please fill in the title' })
    await press('Save')
    await screen.findByRole('alert')
    await type('Title', 'Rain')
    await press('Save')
    await isNow('saved')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('leaving', () => {
  const leaving = { words: 'edit' } as const

  test('asks before changes are lost, and forgets them with their draft', async () => {
    const onClose = jest.fn()
    const { press, type } = openNote({ leaving, onClose })
    await type('Title', 'Rain')
    await press('Cancel')
    await screen.findByRole('alertdialog', { name: 'Discard Changes?' })
    await press('Keep Editing')
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await press('Cancel')
    await screen.findByRole('alertdialog')
    await press('Discard')
    expect(onClose).toHaveBeenCalledTimes(1)
    await draftsStored()
    expect(await loadDraft(draftKey)).toBeUndefined()
  })

  test('asks even without changes where the form says so, and never after a save', async () => {
    const onClose = jest.fn()
    const { press } = openNote({ leaving: { ...leaving, always: true }, onClose })
    await press('Cancel')
    await screen.findByRole('alertdialog')
    await press('Keep Editing')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await press('Save')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    await isNow('saved, clean')
  })

  test('asks nothing where the draft stays for the next time', async () => {
    const onClose = jest.fn()
    const { press, type } = openNote({ onClose })
    await type('Title', 'Rain')
    await press('Cancel')
    expect(onClose).toHaveBeenCalledTimes(1)
    await draftsStored()
    expect(await loadDraft(draftKey)).toMatchObject({ title: 'Rain' })
  })

  test('a form without a way to leave it has no Cancel', () => {
    openNote()
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  })
})
