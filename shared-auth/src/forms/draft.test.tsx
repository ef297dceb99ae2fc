import { act, screen } from '@testing-library/react'
import { draftStore, loadDraft } from '../outbox/drafts'
import { draftsStored } from '../outbox/draftWriter'
import { signInAs } from '../testing'
import { empty, draftKey, openNote, isNow, titleField, storeDraft } from '../testing/noteForm'

describe('a draft', () => {
  test('is stored while the user types, without a trace of what it is compared with', async () => {
    const { type } = openNote()
    await type('Title', 'Ra')
    await draftsStored()
    expect(await loadDraft(draftKey)).toEqual({ title: 'Ra', text: '', mood: 3 })
  })

  test('is restored and announced, and given up for the start values', async () => {
    signInAs()
    await storeDraft({ title: 'Rain', text: 'On the roof', mood: 5 })
    const { press } = openNote()
    expect(await screen.findByText(/^This is a draft/)).toBeVisible()
    expect(titleField()).toHaveValue('Rain')
    expect(screen.getByLabelText('Mood')).toHaveValue('5')
    await isNow('editing, dirty, revision 1')
    await press('Start afresh')
    await isNow('editing, clean, revision 2')
    expect(titleField()).toHaveValue('')
    expect(screen.queryByText(/^This is a draft/)).not.toBeInTheDocument()
    await draftsStored()
    expect(await loadDraft(draftKey)).toBeUndefined()
  })

  test.each([
    ['that holds the start values', { draft: { key: draftKey } }],
    ['that the form cannot use', { draft: { key: draftKey, isUsable: () => false } }],
  ])('%s is not restored', async (what, options) => {
    signInAs()
    await storeDraft(what.includes('start') ? empty : { title: 'Rain' })
    openNote(options)
    await act(async () => void (await loadDraft(draftKey)))
    expect(screen.queryByText(/^This is a draft/)).not.toBeInTheDocument()
    expect(titleField()).toHaveValue('')
  })

  test('is gone after a save', async () => {
    const { press, type } = openNote()
    await type('Title', 'Rain')
    await press('Save')
    await isNow('saved')
    await draftsStored()
    expect(await loadDraft(draftKey)).toBeUndefined()
  })

  test('is gone when the form was brought back to its start', async () => {
    const { user, type } = openNote()
    await type('Title', 'Rain')
    await user.clear(titleField())
    await draftsStored()
    expect(await loadDraft(draftKey)).toBeUndefined()
  })

  test('is never stored without a key', async () => {
    const { type } = openNote({ draft: undefined })
    await type('Title', 'secret')
    await draftsStored()
    expect(await draftStore.listOf('1')).toEqual([])
  })
})
