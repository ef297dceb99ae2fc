import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { renderScreen } from '../testing/renderScreen'
import { useListVirtualizer } from './useListVirtualizer'

const count = 100
const estimated = 50
const measured = 200

const List = () => {
  const virtualizer = useListVirtualizer({
    count,
    estimateSize: () => estimated,
    measureElement: () => measured,
  })
  return (
    <ul data-testid="list" data-height={virtualizer.getTotalSize()}>
      {virtualizer.getVirtualItems().map(({ key, index }) => (
        <li key={key} ref={virtualizer.measureElement} data-index={index}>
          {index}
        </li>
      ))}
    </ul>
  )
}

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { path: '/list' },
  )
const height = () => Number(screen.getByTestId('list').dataset['height'])

it('a list that is gone back to is as high as it was, from the first frame', async () => {
  const { router } = open()
  await waitFor(() => expect(height()).toBeGreaterThan(count * estimated))
  const left = height()
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate(-1))
  expect(height()).toBe(left)
})

it('a list that comes after its page is scrolled to where it was', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { router } = open()
  await screen.findByTestId('list')
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
  await act(() => router.navigate('/elsewhere'))
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  await act(() => router.navigate(-1))
  expect(scroll).toHaveBeenCalledWith(0, 640)
  scroll.mockClear()
  await act(() => router.navigate('/list'))
  expect(scroll).not.toHaveBeenCalledWith(0, 640)
})
