import { toleratesReports } from '../../testing/toleratesReports'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import { lazyPart } from './lazyPart'

it('a part that could not be loaded is asked for again', async () => {
  toleratesReports()
  let answers = 0
  const Part = lazyPart(
    async () => {
      answers += 1
      if (answers === 1) throw new Error('Loading chunk failed')
      return () => <p>here it is</p>
    },
    <p>on its way</p>,
  )
  const { user } = renderScreen(<Part />)
  expect(screen.getByText('on its way')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('here it is')).toBeInTheDocument()
})
