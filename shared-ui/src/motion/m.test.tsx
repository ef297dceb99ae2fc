import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '../testing'
import { m } from './m'

test('with less motion asked for, everything stands at its end at once', async () => {
  // The library tells developers that it holds back.
  jest.spyOn(console, 'warn').mockReturnValue()
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    )
  renderScreen(
    <m.p initial={{ opacity: 0 }} animate={{ opacity: 1 }} transition={{ duration: 60 }}>
      Still
    </m.p>,
  )
  await waitFor(() => expect(screen.getByText('Still')).toHaveStyle({ opacity: 1 }))
})

test('what moves ends where it should and keeps its props', async () => {
  renderScreen(
    <m.div data-testid="moving" initial={{ opacity: 0 }} animate={{ opacity: 1 }}>
      Hello
    </m.div>,
  )
  expect(await screen.findByText('Hello')).toBeInTheDocument()
})

test('an element is made once, so that nothing is mounted anew', () => {
  expect(m.div).toBe(m.div)
})
