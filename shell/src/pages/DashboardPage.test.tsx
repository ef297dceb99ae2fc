import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { withRemotes } from '../testing/remotes'
import { DashboardPage } from './DashboardPage'

afterEach(() => {
  jest.useRealTimers()
})

test('a dashboard left open over midnight shows the new day when the user returns to it', () => {
  jest.useFakeTimers({ now: new Date(2025, 10, 27, 23, 59) })
  renderScreen(withRemotes(<DashboardPage />))
  expect(screen.getByText(/^Thursday, .*27/)).toBeVisible()
  jest.setSystemTime(new Date(2025, 10, 28, 7, 0))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(screen.getByText(/^Friday, .*28/)).toBeVisible()
})
