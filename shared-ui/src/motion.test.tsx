import { screen, waitFor } from '@testing-library/react'
import { m } from './motion'
import { renderScreen } from './testing/renderScreen'

test('with reduced motion an animation is at its end at once', async () => {
  // The library warns developers that it does not animate.
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

test('an animated element is rendered with its props', async () => {
  renderScreen(
    <m.div data-testid="moving" initial={{ opacity: 0 }} animate={{ opacity: 1 }}>
      Hello
    </m.div>,
  )
  expect(await screen.findByText('Hello')).toBeInTheDocument()
})

test('an element is the same component each time, so that React keeps it mounted', () => {
  expect(m.div).toBe(m.div)
})
