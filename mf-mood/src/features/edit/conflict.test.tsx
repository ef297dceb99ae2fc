import { loadDraft } from '@truenorth/shared-auth/outbox'
import { fakeApi } from '@truenorth/shared-auth/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMood } from '../../testing/aMood'
import { loaded, note, openEditPage, saveButton, saved } from '../../testing/openEditPage'

describe('a reading that was changed elsewhere', () => {
  const conflict = () => [412, aMood({ version: 5, note: 'From my phone.' }), { etag: '"5"' }]
  const openConflict = async () => {
    const api = fakeApi({ ...loaded(), 'PATCH /mood/:id/': conflict })
    const { user } = await openEditPage()
    await user.type(await note(), ' Mine.')
    await user.click(saveButton())
    const panel = await screen.findByRole('region', { name: 'This reading was changed elsewhere' })
    const version = (name: string) => within(panel).getByRole('region', { name })
    expect(version('Note, yours')).toHaveTextContent('Slept well. Mine.')
    expect(version('Note, saved elsewhere')).toHaveTextContent('From my phone.')
    expect(within(panel).getAllByRole('heading', { level: 3 })).toHaveLength(1)
    return { api, user, panel }
  }

  it('shows both versions and saves mine over the newer one', async () => {
    const { api, user, panel } = await openConflict()
    api.respond({ 'PATCH /mood/:id/': saved })
    await user.click(within(panel).getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('Saved!')).toBeInTheDocument()
    expect(api.callsOf('PATCH /mood/7/').at(-1)?.headers['if-match']).toBe('"5"')
  })

  it('takes the newer version, and nothing is unsaved then', async () => {
    const { user, panel } = await openConflict()
    await user.click(within(panel).getByRole('button', { name: 'Take the saved version' }))
    await waitFor(async () => expect(await note()).toHaveValue('From my phone.'))
    expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument()
  })

  it('keeps the draft of later changes under the newer version', async () => {
    const { user, panel } = await openConflict()
    await user.click(within(panel).getByRole('button', { name: 'Take the saved version' }))
    await waitFor(async () => expect(await note()).toHaveValue('From my phone.'))
    await user.type(await note(), ' Later.')
    await waitFor(async () =>
      expect(await loadDraft('mood-edit-7-5')).toMatchObject({ note: 'From my phone. Later.' }),
    )
  })
})
