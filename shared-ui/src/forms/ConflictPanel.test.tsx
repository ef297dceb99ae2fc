import { screen, within } from '@testing-library/react'
import { renderScreen } from '../testing/renderScreen'
import { ConflictPanel, VersionComparison } from './ConflictPanel'

const differences = [
  { field: 'Note', mine: 'From my laptop.', theirs: 'From my phone.' },
  { field: 'Tags', mine: '', theirs: '#calm' },
]

test('each differing field is shown in both versions, an empty value as a dash', () => {
  renderScreen(<VersionComparison differences={differences} />)
  const said = (name: string) => screen.getByRole('region', { name }).textContent
  expect(said('Note, yours')).toBe('YoursFrom my laptop.')
  expect(said('Note, saved elsewhere')).toBe('Saved elsewhereFrom my phone.')
  expect(said('Tags, yours')).toBe('Yours–')
})

const renderPanel = (props: Partial<Parameters<typeof ConflictPanel>[0]> = {}) => {
  const onKeepMine = jest.fn()
  const onTakeTheirs = jest.fn()
  const panel = (
    <ConflictPanel
      what="reading"
      differences={differences}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
      {...props}
    />
  )
  return { ...renderScreen(panel), onKeepMine, onTakeTheirs }
}

test('a conflict is announced, and its versions stand outside of the announcement', () => {
  renderPanel()
  const panel = screen.getByRole('region', { name: 'This reading was changed elsewhere' })
  expect(within(panel).getByRole('alert')).toHaveTextContent('Nothing is saved yet.')
  expect(within(panel).getByRole('alert')).not.toHaveTextContent('From my phone.')
  expect(within(panel).getByText('From my phone.')).toBeVisible()
})

test('a conflict without differences says so', () => {
  renderPanel({ differences: [] })
  expect(screen.getByRole('alert')).toHaveTextContent('Both versions say the same.')
})

test('each version has a button', async () => {
  const { user, onKeepMine, onTakeTheirs } = renderPanel()
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(onKeepMine).toHaveBeenCalledTimes(1)
  expect(onTakeTheirs).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Take the saved version' }))
  expect(onTakeTheirs).toHaveBeenCalledTimes(1)
})

test('both buttons are disabled while the choice is being saved', () => {
  renderPanel({ isSaving: true })
  expect(screen.getByRole('button', { name: 'Saving…' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Take the saved version' })).toBeDisabled()
})
