import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../button/Button'
import { renderScreen } from '../testing/renderScreen'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

// jsdom has no layout, and the focus skips elements without rectangles.
beforeEach(() => {
  const rectangles = Object.assign([new DOMRect()], { item: () => new DOMRect() })
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rectangles)
})

const Asking = (props: Partial<ConfirmDialogProps>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        open={open}
        title="Delete Journey?"
        text="This cannot be undone."
        confirmLabel="Delete"
        danger
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
        {...props}
      />
    </>
  )
}

const ask = async (props: Partial<ConfirmDialogProps> = {}) => {
  const { user } = renderScreen(<Asking {...props} />)
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Journey?' })
  return { user, dialog }
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

test('a question has a description, and focus starts on the safe answer', async () => {
  const { dialog } = await ask()
  expect(dialog).toHaveAccessibleDescription('This cannot be undone.')
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
})

test('Escape gives the safe answer, and focus returns to where it was', async () => {
  const { user, dialog } = await ask()
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
})

test('confirming calls onConfirm once', async () => {
  const onConfirm = jest.fn()
  const { user } = await ask({ onConfirm })
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('a busy question cannot be answered or closed', async () => {
  const onCancel = jest.fn()
  const { user } = await ask({ busy: true, busyText: 'Deleting…', onCancel })
  expect(screen.getByRole('button', { name: 'Deleting…' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await user.keyboard('{Escape}')
  expect(onCancel).not.toHaveBeenCalled()
})
