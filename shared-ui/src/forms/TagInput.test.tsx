import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../testing'
import { TagInput, type TagInputProps } from './TagInput'

const Tagging = (props: Partial<TagInputProps>) => {
  const [tags, setTags] = useState(['calm'])
  return <TagInput label="Custom tag" value={tags} onChange={setTags} {...props} />
}

const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('Enter and the button make tags of words, trimmed', async () => {
  const { user } = renderScreen(<Tagging />)
  await user.type(screen.getByRole('textbox'), '  slow evening {Enter}')
  await user.type(screen.getByRole('textbox'), 'lake')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(tags()).toEqual(['#calm', '#slow evening', '#lake'])
  expect(screen.getByRole('textbox')).toHaveValue('')
})

test('empty words and tags that are there are ignored', async () => {
  const { user } = renderScreen(<Tagging />)
  await user.type(screen.getByRole('textbox'), '   {Enter}calm{Enter}')
  expect(tags()).toEqual(['#calm'])
})

test('Enter that ends a composition adds nothing', () => {
  renderScreen(<Tagging />)
  const box = screen.getByRole('textbox')
  fireEvent.change(box, { target: { value: 'しずか' } })
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  expect(tags()).toEqual(['#calm'])
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(tags()).toEqual(['#calm', '#しずか'])
})

test('Enter sends no form', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { user } = renderScreen(
    <form onSubmit={onSubmit}>
      <Tagging />
    </form>,
  )
  await user.type(screen.getByRole('textbox'), 'lake{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('words can be made alike before they are tags', async () => {
  const lower = (word: string) => word.trim().toLowerCase()
  const { user } = renderScreen(<Tagging normalize={lower} />)
  await user.type(screen.getByRole('textbox'), 'Calm{Enter}Lake{Enter}')
  expect(tags()).toEqual(['#calm', '#lake'])
})

test('a tag is taken away by its cross', async () => {
  const { user } = renderScreen(<Tagging />)
  await user.click(screen.getByRole('button', { name: 'Remove calm' }))
  expect(tags()).toEqual([])
})
