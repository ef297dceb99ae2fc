import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../button/Button'
import { renderScreen } from '../testing'
import { Modal } from './Modal'

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

test('a page over the page has its title as a name and closes by its cross', async () => {
  const { user } = renderScreen(<Reading />)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  expect(await screen.findByRole('dialog', { name: 'The lake' })).toHaveTextContent(
    'The first ice.',
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Read' })).toHaveFocus())
})

test('focus stays inside while it is open', async () => {
  const { user } = renderScreen(<Reading />)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  await user.tab()
  await user.tab()
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
})
