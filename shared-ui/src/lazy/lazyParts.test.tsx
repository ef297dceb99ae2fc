import { screen } from '@testing-library/react'
import { renderScreen } from '../testing'
import { lazyParts } from './lazyParts'

const Letter = ({ text }: { text: string }) => <p>{text}</p>

test('a part that did not arrive says what is away, and Try again loads it afresh', async () => {
  const faults: unknown[] = []
  const part = lazyParts({ name: 'Paths', onError: (error) => faults.push(error) })
  let isUp = false
  const Part = part(
    async () => {
      if (!isUp) throw new Error('no answer')
      return Letter
    },
    <p>waiting</p>,
  )
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = renderScreen(<Part text="here" />)
  expect(await screen.findByText('Paths are away at the moment')).toBeVisible()
  expect(faults).toEqual([new Error('no answer')])
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('here')).toBeVisible()
})
