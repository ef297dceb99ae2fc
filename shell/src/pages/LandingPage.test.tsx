import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { LandingPage } from './LandingPage'

test('says that basic features are free, need no credit card, and that data is not sold', () => {
  renderScreen(<LandingPage />)
  expect(screen.getByText('Basic features are free')).toBeVisible()
  expect(screen.getByText('No credit card needed')).toBeVisible()
  expect(screen.getByText('Your data is not sold')).toBeVisible()
})

test('says where to report problems', () => {
  renderScreen(<LandingPage />)
  expect(screen.getByText(/through the Feedback icon/)).toBeVisible()
})

test('shows three features, differences, steps and sample testimonials', () => {
  renderScreen(<LandingPage />)
  const within3 = (name: string, role: 'article' | 'listitem' | 'figure') =>
    within(screen.getByRole('region', { name })).getAllByRole(role)
  expect(within3('Three instruments, one quiet place', 'article')).toHaveLength(3)
  expect(within3('Why Truenorth is different', 'listitem')).toHaveLength(3)
  expect(within3('How it works', 'listitem')).toHaveLength(3)
  expect(within3('In other people’s words', 'figure')).toHaveLength(3)
  expect(screen.getByText('Sample testimonials')).toBeVisible()
})

test('the needle follows the mood that is hovered', async () => {
  const { user } = renderScreen(<LandingPage />)
  const dial = within(screen.getByRole('group', { name: 'Try the compass' }))
  expect(dial.getByRole('img')).toHaveAccessibleName('Compass dial, the needle rests at north')
  await user.hover(dial.getByRole('button', { name: 'Excellent' }))
  expect(dial.getByRole('img')).toHaveAccessibleName('Compass dial, the needle points to Excellent')
  await user.unhover(dial.getByRole('button', { name: 'Excellent' }))
  expect(dial.getByRole('img')).toHaveAccessibleName('Compass dial, the needle rests at north')
})
