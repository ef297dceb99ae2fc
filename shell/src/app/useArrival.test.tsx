import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { useArrival } from './useArrival'

const Main = ({ code }: { code: Promise<void> }) => {
  const ref = useRef<HTMLElement>(null)
  useArrival(ref)
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    void code.then(() => setHere(true))
  }, [code])
  return (
    <main ref={ref}>
      {isHere ? <h1 key="screen">Today</h1> : <h1 key="outline">Your Discovery Path</h1>}
    </main>
  )
}

test('focus and tab title move from the heading of an outline to that of the screen', async () => {
  let arrive = () => {}
  const code = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { router } = renderScreen(<Main code={code} />)
  await act(() => router.navigate('/mood/today'))
  expect(screen.getByRole('heading', { name: 'Your Discovery Path' })).toHaveFocus()
  expect(document.title).toBe('Your Discovery Path · Truenorth')
  await act(async () => arrive())
  expect(screen.getByRole('heading', { name: 'Today' })).toHaveFocus()
  expect(document.title).toBe('Today · Truenorth')
})
