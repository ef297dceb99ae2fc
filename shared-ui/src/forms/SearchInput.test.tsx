import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../testing/renderScreen'
import { SearchInput } from './SearchInput'

/** A search whose value follows when it is told to. */
const renderLate = () => {
  const waiting: (() => void)[] = []
  const Late = () => {
    const [words, setWords] = useState('')
    return (
      <>
        <SearchInput
          label="Search"
          placeholder="Search"
          value={words}
          onChange={(text) => waiting.push(() => setWords(text))}
        />
        <button type="button" onClick={() => setWords('')}>
          Clear
        </button>
        <output>{words}</output>
      </>
    )
  }
  const { user } = renderScreen(<Late />)
  const followOnce = () => act(() => waiting.shift()?.())
  return { user, waiting, followOnce, field: screen.getByRole('searchbox') }
}

test('keys that are pressed before the value follows are kept', async () => {
  const { user, waiting, followOnce, field } = renderLate()
  await user.type(field, 'zzz')
  expect(field).toHaveValue('zzz')
  followOnce()
  expect(field).toHaveValue('zzz')
  while (waiting.length > 0) followOnce()
  expect(field).toHaveValue('zzz')
  expect(screen.getByRole('status')).toHaveTextContent(/^zzz$/)
})

test('a value that changes elsewhere replaces what was typed', async () => {
  const { user, waiting, followOnce, field } = renderLate()
  await user.type(field, 'walk')
  while (waiting.length > 0) followOnce()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field).toHaveValue('')
})
