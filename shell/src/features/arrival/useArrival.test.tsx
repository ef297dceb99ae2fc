import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { useArrival } from './useArrival'

let arrive = () => {}

const Main = () => {
  const ref = useRef<HTMLElement>(null)
  useArrival(ref)
  const [isHere, setHere] = useState(false)
  arrive = () => setHere(true)
  return (
    <main ref={ref}>
      {isHere ? <h1 key="screen">Today</h1> : <h1 key="outline">Your Discovery Path</h1>}
    </main>
  )
}

test('the focus goes from the heading of an outline to that of the screen, and the tab with it', async () => {
  const { router } = renderScreen(<Main />)
  await act(() => router.navigate('/mood/today'))
  expect(screen.getByRole('heading', { name: 'Your Discovery Path' })).toHaveFocus()
  expect(document.title).toBe('Your Discovery Path · Truenorth')
  await act(async () => arrive())
  expect(screen.getByRole('heading', { name: 'Today' })).toHaveFocus()
  expect(document.title).toBe('Today · Truenorth')
})
