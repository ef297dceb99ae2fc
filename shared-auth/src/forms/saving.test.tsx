import { act, screen, waitFor, within } from '@testing-library/react'
import { patch } from '../http/httpClient'
import { loadDraft } from '../outbox/drafts'
import { sendNow } from '../outbox/sender'
import {
  type Note,
  draftKey,
  failureText,
  openNote,
  isNow,
  titleField,
  isOffline,
} from '../testing/noteForm'

describe('a save', () => {
  test('runs once, shows that it runs, and closes the form', async () => {
    let respond: (response: unknown) => void = () => {}
    const onClose = jest.fn()
    const onSaved = jest.fn()
    const { press, type, user, api } = openNote(
      { onClose, onSaved },
      { 'POST /notes/': () => new Promise((resolve) => (respond = resolve)) },
    )
    await type('Title', 'Rain')
    await user.dblClick(screen.getByRole('button', { name: 'Save' }))
    await isNow('saving')
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await waitFor(() => expect(api.callsOf('POST /notes/')).toHaveLength(1))
    expect(onClose).not.toHaveBeenCalled()
    respond([201, { id: 7 }])
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(onSaved).toHaveBeenCalledWith({ id: 7 })
    await isNow('saved, clean')
    await press('Use the template').catch(() => undefined)
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeDisabled()
    expect(api.callsOf('POST /notes/')).toHaveLength(1)
  })

  test('says for a moment that it has succeeded, then closes the form once', async () => {
    const onClose = jest.fn()
    const { press, type, user } = openNote({
      onClose,
      success: { title: 'Note Created!', text: 'It is yours.', durationMs: 300 },
    })
    await type('Title', 'Rain')
    await press('Save')
    const dialog = await screen.findByRole('dialog', { name: 'Note Created!' })
    expect(dialog).toHaveTextContent('It is yours.')
    expect(onClose).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('closes after a time without a dialog too', async () => {
    const onClose = jest.fn()
    const { press, type } = openNote({ onClose, success: { durationMs: 100 } })
    await type('Title', 'Rain')
    await press('Save')
    await isNow('saved')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  test('of a form that stays open becomes what later changes are compared with', async () => {
    const onClose = jest.fn()
    const { press, type, api } = openNote({ afterSave: 'keep', onClose })
    await type('Title', 'Rain')
    await press('Save')
    await isNow('saved, clean')
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
    await type('Title', 's')
    await isNow('saved, dirty')
    await press('Save')
    await waitFor(() => expect(api.callsOf('POST /notes/')).toHaveLength(2))
    await isNow('saved, clean')
    expect(onClose).not.toHaveBeenCalled()
  })

  test('empties a form that is to be filled in again', async () => {
    const { press, type } = openNote({ afterSave: 'empty' })
    await type('Title', 'Rain')
    await press('Save')
    await isNow('saved')
    await waitFor(() => expect(titleField()).toHaveValue(''))
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  })

  test('waits for what completes the values', async () => {
    let complete: () => void = () => {}
    const prepare = () => new Promise<void>((resolve) => (complete = resolve))
    const { press, type, api } = openNote({ prepare })
    await type('Title', 'Rain')
    await press('Save')
    await isNow('saving')
    await press('Use the template')
    expect(api.calls).toHaveLength(0)
    complete()
    await isNow('saved')
    expect(api.callsOf('POST /notes/')[0]?.body).toMatchObject({ title: 'Rain', mood: 5 })
  })

  test('that cannot be prepared fails without a call', async () => {
    const { press, type, api } = openNote({
      prepare: () => Promise.reject(new Error('no picture')),
      failureText: (error) => (error instanceof Error ? `Sorry: ${error.message}` : undefined),
    })
    await type('Title', 'Rain')
    await press('Save')
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry: no picture')
    await isNow('failed, dirty')
    expect(api.calls).toHaveLength(0)
  })

  test('that fails says so, keeps every word, and can be repeated', async () => {
    const { press, type, api } = openNote({}, { 'POST /notes/': () => [400, {}] })
    await type('Title', 'Rain')
    await press('Save')
    expect(await screen.findByRole('alert')).toHaveTextContent(failureText)
    await isNow('failed, dirty')
    expect(titleField()).toHaveValue('Rain')
    api.respond({ 'POST /notes/': () => [201, { id: 7 }] })
    await press('Save')
    await isNow('saved')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('that comes too often says when to try again', async () => {
    const tooMany = () => [429, { detail: 'Request was throttled.' }, { 'retry-after': '120' }]
    const save = (note: Note) => patch('/notes/7/', note)
    const { press } = openNote({ save }, { 'PATCH /notes/:id/': tooMany })
    await press('Save')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please try again in 2 minutes.',
    )
  })

  test('that fails shows no message where the form has none', async () => {
    const { press, type } = openNote(
      { failureText: () => undefined },
      { 'POST /notes/': () => [400, {}] },
    )
    await type('Title', 'Rain')
    await press('Save')
    await isNow('failed')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('shows the server’s errors at their fields until these are changed', async () => {
    const { press, type } = openNote(
      { wireNames: { headline: 'title' } },
      { 'POST /notes/': () => [400, { headline: ['Too plain.', 'Too short.'], mood: ['Odd.'] }] },
    )
    await type('Title', 'Rain')
    await press('Save')
    expect(await screen.findByText('Too plain.')).toBeVisible()
    expect(screen.getByText('Odd.')).toBeVisible()
    await waitFor(() => expect(titleField()).toHaveFocus())
    await type('Title', 's')
    expect(screen.queryByText('Too plain.')).not.toBeInTheDocument()
    expect(screen.getByText('Odd.')).toBeVisible()
  })
})

describe('a save that waits in the outbox', () => {
  test('is kept: the form says so, and leaving it loses nothing', async () => {
    const { press, type } = openNote({}, { 'POST /notes/': isOffline })
    await type('Title', 'Rain')
    await press('Save')
    await isNow('queued, clean')
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${failureText}It is kept on this device and will be sent as soon as the server can be reached.`,
    )
    await type('Title', 's')
    await isNow('queued, dirty')
  })

  test('that is sent while the form shows it counts as saved', async () => {
    const onClose = jest.fn()
    const onSaved = jest.fn()
    const { press, type, api } = openNote({ onClose, onSaved }, { 'POST /notes/': isOffline })
    await type('Title', 'Rain')
    await press('Save')
    await isNow('queued')
    api.respond({ 'POST /notes/': () => [201, { id: 7 }] })
    await act(async () => sendNow())
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(onSaved).toHaveBeenCalledWith(undefined)
    expect(await loadDraft(draftKey)).toBeUndefined()
  })

  test('that is sent after the form was changed leaves the change unsaved', async () => {
    const onClose = jest.fn()
    const { press, type, api } = openNote({ onClose }, { 'POST /notes/': isOffline })
    await type('Title', 'Rain')
    await press('Save')
    await isNow('queued')
    await type('Title', 's')
    api.respond({ 'POST /notes/': () => [201, { id: 7 }] })
    await act(async () => sendNow())
    await isNow('queued, dirty')
    expect(onClose).not.toHaveBeenCalled()
    expect(titleField()).toHaveValue('Rains')
  })

  test('may empty the form when it is sent', async () => {
    const onSent = jest.fn()
    const onClose = jest.fn()
    const draft = { key: draftKey, sentAs: { kind: 'note', body: (note: Note) => note, onSent } }
    const { press, type, api } = openNote({ draft, onClose }, { 'POST /notes/': isOffline })
    await type('Title', 'Rain')
    await press('Save')
    await isNow('queued')
    api.respond({ 'POST /notes/': () => [201, { id: 7 }] })
    await act(async () => sendNow())
    await isNow('editing, clean')
    expect(titleField()).toHaveValue('')
    expect(onSent).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
  })
})
