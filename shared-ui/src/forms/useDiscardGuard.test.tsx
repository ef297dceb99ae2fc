import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { renderScreen } from '../testing/renderScreen'
import { type DiscardWords, discardWords, useDiscardGuard } from './useDiscardGuard'

type EditorProps = { words?: DiscardWords; onClose: () => void; onDiscard: () => void }

const Editor = (props: EditorProps) => {
  const [text, setText] = useState('')
  const { close, release } = useDiscardGuard({ ...props, isDirty: text !== '' })
  const save = () => {
    release()
    close()
  }
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={close}>
        Cancel
      </button>
      <button type="button" onClick={save}>
        Save
      </button>
      <Link to="/elsewhere">Leave</Link>
    </>
  )
}

const renderEditor = (words?: DiscardWords) => {
  const onClose = jest.fn()
  const onDiscard = jest.fn()
  const editor = <Editor onClose={onClose} onDiscard={onDiscard} {...(words && { words })} />
  return { ...renderScreen(editor, { path: '/form', route: '/form' }), onClose, onDiscard }
}

const press = (name: string) => screen.getByRole('button', { name })
const questionIsGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

test('a form without changes closes without a question', async () => {
  const { user, onClose, onDiscard } = renderEditor()
  await user.click(press('Cancel'))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onDiscard).not.toHaveBeenCalled()
})

test('closing a changed form asks, and Keep Editing keeps it open', async () => {
  const { user, onClose, onDiscard } = renderEditor()
  await user.type(screen.getByRole('textbox'), 'half a thought')
  await user.click(press('Cancel'))
  const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  expect(question).toHaveAccessibleDescription('You have unsaved changes.')
  await user.click(press('Keep Editing'))
  await questionIsGone()
  expect(onClose).not.toHaveBeenCalled()
  expect(onDiscard).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveValue('half a thought')
})

test('Discard forgets the changes and closes the form, in this order', async () => {
  const { user, onClose, onDiscard } = renderEditor()
  await user.type(screen.getByRole('textbox'), 'x')
  await user.click(press('Cancel'))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onDiscard).toHaveBeenCalledTimes(1)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onDiscard.mock.invocationCallOrder[0]).toBeLessThan(
    onClose.mock.invocationCallOrder[0] ?? 0,
  )
  await questionIsGone()
})

test('a navigation asks the same question once', async () => {
  const { user, router, onClose, onDiscard } = renderEditor(discardWords.edit)
  await user.type(screen.getByRole('textbox'), 'x')
  await user.click(screen.getByRole('link', { name: 'Leave' }))
  const question = await screen.findByRole('alertdialog', { name: 'Discard Changes?' })
  expect(question).toHaveAccessibleDescription(
    'You have unsaved changes. Are you sure you want to leave without saving?',
  )
  await user.click(press('Discard'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  expect(onDiscard).toHaveBeenCalledTimes(1)
  expect(onClose).not.toHaveBeenCalled()
})

test('a close that navigates is not asked about a second time', async () => {
  const Navigating = () => {
    const navigate = useNavigate()
    const { close } = useDiscardGuard({
      isDirty: true,
      onClose: () => void navigate('/elsewhere'),
    })
    return (
      <button type="button" onClick={close}>
        Cancel
      </button>
    )
  }
  const { user, router } = renderScreen(<Navigating />, { path: '/form', route: '/form' })
  await user.click(press('Cancel'))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('a released form closes without a question', async () => {
  const { user, onClose, onDiscard } = renderEditor()
  await user.type(screen.getByRole('textbox'), 'x')
  await user.click(press('Save'))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onDiscard).not.toHaveBeenCalled()
})

test('the question ends with the form that asked', async () => {
  const { user, rerender } = renderEditor()
  await user.type(screen.getByRole('textbox'), 'x')
  await user.click(press('Cancel'))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  rerender(<p>Another screen</p>)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
