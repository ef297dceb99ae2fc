import { screen } from '@testing-library/react'
import { renderRemote } from '@truenorth/remote-kit/renderRemote'
import { fakeApi } from '@truenorth/shared-auth/testing'
import App from './App'

test('the address of the manifest shows the page', async () => {
  fakeApi({ 'GET /mood/': () => [] })
  renderRemote(App, { path: '/sunrise' })
  await screen.findByRole('heading', { name: 'Sunrise' })
})
