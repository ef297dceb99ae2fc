import { anEntry, aSeal } from '../testing/entries'
import { isHidden } from './entry'
import { withOpened } from './openedEntries'

const locked = anEntry({ id: '7', title: 'Sealed page', content: '', seal: aSeal() })
const opened = { ...locked, title: 'Rain', seal: aSeal({ state: 'open' }) }

it('sealed entries show their text once they are open, and other entries stay the same objects', () => {
  const plain = anEntry({ id: '8' })
  const shown = withOpened([locked, plain], new Map([['7', opened]]))
  expect(shown).toEqual([opened, plain])
  expect(shown[1]).toBe(plain)
})

it('an entry that was opened for good shows what the server sends', () => {
  const plain = anEntry({ id: '7', title: 'Plain again' })
  expect(withOpened([plain], new Map([['7', opened]]))).toEqual([plain])
})

it('the text of a locked or damaged page is hidden, that of an older one is not', () => {
  const states = ['locked', 'damaged', 'open', 'older'] as const
  expect(states.map((state) => isHidden({ seal: aSeal({ state }) }))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isHidden({})).toBe(false)
})
