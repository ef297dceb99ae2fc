import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/renderScreen'
import { lazyWithRetry } from './lazyWithRetry'

const Letter = ({ text }: { text: string }) => <p>{text}</p>

test('a component that fails to load shows an unavailable card, and its retry loads it', async () => {
  const errors: unknown[] = []
  const lazyPart = lazyWithRetry({ name: 'Paths', onError: (error) => errors.push(error) })
  let isOnline = false
  const Part = lazyPart(
    async () => {
      if (!isOnline) throw new Error('no response')
      return Letter
    },
    <p>loading</p>,
  )
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = renderScreen(<Part text="here" />)
  expect(await screen.findByText('Paths are away at the moment')).toBeVisible()
  expect(errors).toEqual([new Error('no response')])
  isOnline = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('here')).toBeVisible()
})
