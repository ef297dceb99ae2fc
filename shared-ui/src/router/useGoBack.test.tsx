import { act, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '../testing/renderScreen'
import { useGoBack } from './useGoBack'

const Back = () => {
  const goBack = useGoBack('/mood/history')
  return (
    <button type="button" onClick={goBack}>
      Back
    </button>
  )
}

test('going back on the first page of a visit leads to the fallback', async () => {
  const { user, router } = renderScreen(<Back />, { path: '/mood/7/edit' })
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mood/history'))
})

test('going back leads to the previous page of the product', async () => {
  const { user, router } = renderScreen(<Back />, { path: '/dashboard' })
  await act(() => router.navigate('/mood/7/edit'))
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

describe('in a browser that knows the pages before', () => {
  afterEach(() => Reflect.deleteProperty(window, 'navigation'))

  test.each([
    [true, '/mood/7/edit'],
    [false, '/mood/history'],
  ])(
    'the first page of a document, with one of the product before it: %p',
    async (canGoBack, path) => {
      Object.defineProperty(window, 'navigation', { value: { canGoBack }, configurable: true })
      const { user, router } = renderScreen(<Back />, { path: '/mood/7/edit' })
      const go = jest.spyOn(router, 'navigate')
      await user.click(screen.getByRole('button'))
      await waitFor(() => expect(router.state.location.pathname).toBe(path))
      expect(go.mock.calls.some(([to]) => Number(to) === -1)).toBe(canGoBack)
    },
  )
})
