import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import { lazyScreen } from './lazyScreen'

const Terms = () => <h1>Terms of use</h1>

test('a screen whose code failed to load can be tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = jest
    .fn<Promise<{ default: typeof Terms }>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk failed'))
    .mockResolvedValue({ default: Terms })
  const Screen = lazyScreen(load, <p>outline</p>)

  const { user } = renderScreen(<Screen />)
  expect(screen.getByText('outline')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Terms of use' })).toBeVisible()
  expect(logged).toHaveBeenCalled()
})
