import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../testing/renderScreen'
import { TagInput, type TagInputProps } from './TagInput'

const Tagging = (props: Partial<TagInputProps>) => {
  const [tags, setTags] = useState(['calm'])
  return <TagInput label="Custom tag" value={tags} onChange={setTags} {...props} />
}

const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('Enter and the button make trimmed tags', async () => {
  const { user } = renderScreen(<Tagging />)
  await user.type(screen.getByRole('textbox'), '  slow evening {Enter}')
  await user.type(screen.getByRole('textbox'), 'lake')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(tags()).toEqual(['#calm', '#slow evening', '#lake'])
  expect(screen.getByRole('textbox')).toHaveValue('')
})

test('empty words and duplicates are ignored', async () => {
  const { user } = renderScreen(<Tagging />)
  await user.type(screen.getByRole('textbox'), '   {Enter}calm{Enter}CALM{Enter}\u200B{Enter}')
  expect(tags()).toEqual(['#calm'])
})

test('Enter at the end of a composition adds no tag', () => {
  renderScreen(<Tagging />)
  const box = screen.getByRole('textbox')
  fireEvent.change(box, { target: { value: 'しずか' } })
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  expect(tags()).toEqual(['#calm'])
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(tags()).toEqual(['#calm', '#しずか'])
})

test('Enter does not submit the form', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { user } = renderScreen(
    <form onSubmit={onSubmit}>
      <Tagging />
    </form>,
  )
  await user.type(screen.getByRole('textbox'), 'lake{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a word is normalized before it becomes a tag', async () => {
  const lower = (word: string) => word.trim().toLowerCase()
  const { user } = renderScreen(<Tagging normalize={lower} />)
  await user.type(screen.getByRole('textbox'), 'Calm{Enter}Lake{Enter}')
  expect(tags()).toEqual(['#calm', '#lake'])
})

test('a tag is removed by its button', async () => {
  const { user } = renderScreen(<Tagging />)
  await user.click(screen.getByRole('button', { name: 'Remove calm' }))
  expect(tags()).toEqual([])
})
