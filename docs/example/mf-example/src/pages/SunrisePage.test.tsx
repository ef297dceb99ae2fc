import { screen } from '@testing-library/react'
import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { SunrisePage } from './SunrisePage'

test('counts the mornings with a reading, and the breaths that are taken', async () => {
  signInAs()
  fakeApi({
    'GET /mood/': () => [
      { id: 1, timestamp: '2026-05-04T08:00:00' },
      { id: 2, timestamp: '2026-05-04T20:00:00' },
    ],
  })
  const { user } = renderScreen(<SunrisePage />)
  await screen.findByText('1 morning with a reading so far.')
  await user.click(screen.getByRole('button', { name: 'Breathe in' }))
  await screen.findByText('Breaths taken: 1')
})
