import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../button/Button'
import { ChoiceCards } from '../forms/ChoiceCards'
import { TextInput } from '../forms/TextInput'
import { renderScreen } from '../testing/renderScreen'
import { Modal } from './Modal'

// jsdom has no layout, and the focus skips elements without rectangles.
beforeEach(() => {
  const rectangles = Object.assign([new DOMRect()], { item: () => new DOMRect() })
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rectangles)
})

const Reading = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read</Button>
      <Modal open={open} title="The lake" onClose={() => setOpen(false)}>
        <p>The first ice.</p>
      </Modal>
    </>
  )
}

test('a modal has its title as its name, and Close closes it', async () => {
  const { user } = renderScreen(<Reading />)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  expect(await screen.findByRole('dialog', { name: 'The lake' })).toHaveTextContent(
    'The first ice.',
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Read' })).toHaveFocus())
})

test('focus stays inside an open modal', async () => {
  const { user } = renderScreen(<Reading />)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  await user.tab()
  await user.tab()
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
})

const fields = {
  'its first field': <TextInput aria-label="Title" />,
  'the chosen one of its first choices': (
    <ChoiceCards
      label="Type"
      value="skill"
      options={[
        { value: 'habit', label: 'Habit' },
        { value: 'skill', label: 'Title' },
      ]}
      onChange={() => undefined}
    />
  ),
}

test.each(Object.entries(fields))('a modal opens with the focus on %s', async (_what, field) => {
  renderScreen(
    <Modal open title="Create" onClose={() => undefined}>
      <Button>Start afresh</Button>
      {field}
    </Modal>,
  )
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus())
})
