import { screen } from '@testing-library/react'
import { renderScreen } from '../testing'
import { TwoVersions } from './TwoVersions'

test('what differs stands in both versions, an empty one as a dash', () => {
  renderScreen(
    <TwoVersions
      differences={[
        { field: 'Note', mine: 'From my laptop.', theirs: 'From my phone.' },
        { field: 'Tags', mine: '', theirs: '#calm' },
      ]}
    />,
  )
  const said = (name: string) => screen.getByRole('region', { name }).textContent
  expect(said('Note, yours')).toBe('YoursFrom my laptop.')
  expect(said('Note, saved elsewhere')).toBe('Saved elsewhereFrom my phone.')
  expect(said('Tags, yours')).toBe('Yours–')
})
