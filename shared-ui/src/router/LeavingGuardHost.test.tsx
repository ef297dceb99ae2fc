import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { renderScreen } from '../testing/renderScreen'
import { useLeavingGuard } from './useLeavingGuard'

const Overlay = () => {
  const release = useLeavingGuard({ dirty: true, openBy: 'write' })
  return (
    <>
      <Link to="?write=new&q=rain">Search</Link>
      <Link to="?">Close</Link>
      <Link to="?" onClick={release}>
        Save
      </Link>
    </>
  )
}

const Form = ({ onLeave }: { onLeave?: () => void }) => {
  const [text, setText] = useState('')
  useLeavingGuard({
    dirty: text !== '',
    title: 'Discard Changes?',
    ...(onLeave ? { onLeave } : {}),
  })
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/elsewhere">Leave</Link>
    </>
  )
}

const show = (onLeave?: () => void) =>
  renderScreen(<Form {...(onLeave ? { onLeave } : {})} />, { path: '/form', route: '/form' })

test('a form without changes is left without a question', async () => {
  const { user, router } = show()
  await user.click(screen.getByRole('link'))
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test('leaving with changes asks, and Keep Editing keeps everything', async () => {
  const { user, router } = show()
  await user.type(screen.getByRole('textbox'), 'half a thought')
  await user.click(screen.getByRole('link'))
  expect(await screen.findByRole('alertdialog', { name: 'Discard Changes?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep Editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(router.state.location.pathname).toBe('/form')
  expect(screen.getByRole('textbox')).toHaveValue('half a thought')
})

test('Discard leaves the page and calls onLeave', async () => {
  const onLeave = jest.fn()
  const { user, router } = show(onLeave)
  await user.type(screen.getByRole('textbox'), 'x')
  await user.click(screen.getByRole('link'))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  expect(onLeave).toHaveBeenCalledTimes(1)
})

const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  act(() => void window.dispatchEvent(event))
  return event.defaultPrevented
}

test('closing the tab asks only while something is unsaved', async () => {
  const { user } = show()
  expect(closeTab()).toBe(false)
  await user.type(screen.getByRole('textbox'), 'x')
  expect(closeTab()).toBe(true)
  await user.clear(screen.getByRole('textbox'))
  expect(closeTab()).toBe(false)
})

test('removing the query parameter that opens a form asks', async () => {
  const { user, router } = renderScreen(<Overlay />, { path: '/form?write=new', route: '/form' })
  await user.click(screen.getByRole('link', { name: 'Search' }))
  expect(router.state.location.search).toBe('?write=new&q=rain')
  await user.click(screen.getByRole('link', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }))
  expect(router.state.location.search).toBe('?write=new&q=rain')
})

test('a released guard does not ask', async () => {
  const { user, router } = renderScreen(<Overlay />, { path: '/form?write=new', route: '/form' })
  await user.click(screen.getByRole('link', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})
