import { screen } from '@testing-library/react'
import { renderScreen } from '../testing'
import { Skeleton } from '../loading/Skeleton'
import { PageSkeleton } from './PageSkeleton'
import { ScreenOutlineContext } from './screenOutline'

test('a screen on its way stands under its own heading already', () => {
  renderScreen(
    <ScreenOutlineContext value={{ title: 'Complete Mood History' }}>
      <PageSkeleton>
        <Skeleton height="120px" />
      </PageSkeleton>
    </ScreenOutlineContext>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Complete Mood History')
})

test('a screen that is named by its content has no heading until that is known', () => {
  renderScreen(
    <PageSkeleton>
      <Skeleton height="120px" />
    </PageSkeleton>,
  )
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
