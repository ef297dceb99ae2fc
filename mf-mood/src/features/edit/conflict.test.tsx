import { fakeApi } from '@truenorth/shared-auth/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMood } from '../../testing/aMood'
import { loaded, note, openEditPage, saveButton, saved } from '../../testing/openEditPage'

describe('a reading that was changed elsewhere', () => {
  const conflict = () => [412, aMood({ version: 5, note: 'From my phone.' }), { etag: '"5"' }]
  const run = async () => {
    const api = fakeApi({ ...loaded(), 'PATCH /mood/:id/': conflict })
    const { user } = await openEditPage()
    await user.type(await note(), ' Mine.')
    await user.click(saveButton())
    const dialog = await screen.findByRole('dialog')
    const said = (name: string) => within(dialog).getByRole('region', { name })
    expect(said('Note, yours')).toHaveTextContent('Slept well. Mine.')
    expect(said('Note, saved elsewhere')).toHaveTextContent('From my phone.')
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(1)
    return { api, user, dialog }
  }

  it('shows both versions and saves mine over the newer one', async () => {
    const { api, user, dialog } = await run()
    api.answer({ 'PATCH /mood/:id/': saved })
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('Saved!')).toBeInTheDocument()
    expect(api.callsOf('PATCH /mood/7/').at(-1)?.headers['if-match']).toBe('"5"')
  })

  it('or takes the newer one and is clean', async () => {
    const { user, dialog } = await run()
    await user.click(within(dialog).getByRole('button', { name: 'Take the saved version' }))
    await waitFor(async () => expect(await note()).toHaveValue('From my phone.'))
    expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument()
  })
})
