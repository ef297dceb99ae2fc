import { screen } from '@testing-library/react'
import { Skeleton } from '../display/Loading'
import { renderScreen } from '../testing/renderScreen'
import { PageSkeleton, ScreenOutlineContext } from './Page'

test('a loading screen shows its own heading', () => {
  renderScreen(
    <ScreenOutlineContext value={{ title: 'Complete Mood History' }}>
      <PageSkeleton>
        <Skeleton height="120px" />
      </PageSkeleton>
    </ScreenOutlineContext>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Complete Mood History')
})

test('a loading screen without a known title has no heading', () => {
  renderScreen(
    <PageSkeleton>
      <Skeleton height="120px" />
    </PageSkeleton>,
  )
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
