import { act, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '../testing'
import { useGoBack } from './useGoBack'

const Back = () => {
  const goBack = useGoBack('/mood/history')
  return (
    <button type="button" onClick={goBack}>
      Back
    </button>
  )
}

test('on the first page of a visit back leads to the fallback', async () => {
  const { user, router } = renderScreen(<Back />, { path: '/mood/7/edit' })
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mood/history'))
})

test('after a page of ours back leads there', async () => {
  const { user, router } = renderScreen(<Back />, { path: '/dashboard' })
  await act(() => router.navigate('/mood/7/edit'))
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})
