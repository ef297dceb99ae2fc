import { signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { RemotesContext } from '../../remotes/useRemotes'
import { entryOf, newRemoteLoader } from '../../testing/remotes'
import { BottomBar } from './BottomBar'

const withRoutes = (entry: ReturnType<typeof entryOf>, ...paths: string[]) => ({
  ...entry,
  routes: paths.map((path) => ({ path, access: 'user' as const, title: path })),
})
const remotes = [
  withRoutes(entryOf('journal', { label: 'Reflections', order: 30 }), '/journal'),
  withRoutes(entryOf('journeys', { label: 'Paths', order: 10 }), '/journeys', '/journey/:id'),
  withRoutes(
    entryOf('mood', { label: 'Energy', path: '/mood/today', order: 20 }),
    '/mood/today',
    '/mood/create',
  ),
  {
    ...entryOf('feedback', { label: 'Feedback', path: '/admin/feedback', access: 'admin' }),
    slots: [
      {
        page: 'frame' as const,
        place: 'feedback',
        expose: './slots/Widget',
        access: 'user' as const,
        order: 10,
      },
    ],
  },
]

const show = (path = '/dashboard', entries = remotes) =>
  renderScreen(
    <RemotesContext value={newRemoteLoader(entries)}>
      <BottomBar />
    </RemotesContext>,
    { path },
  )
const bar = () => within(screen.getByRole('navigation', { name: 'Main, at hand' }))
const openMore = async ({ user }: ReturnType<typeof show>) => {
  await user.click(bar().getByRole('button', { name: 'More' }))
  return within(await screen.findByRole('dialog', { name: 'More' }))
}
const namesOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

test('has what is done daily at hand, with the current screen marked', () => {
  signInAs()
  show('/journeys')
  expect(namesOf(bar().getAllByRole('link'))).toEqual(['Today', 'Log', 'Paths', 'Journal'])
  expect(bar().getByRole('link', { name: 'Paths' })).toHaveAttribute('aria-current', 'page')
  expect(bar().getByRole('link', { name: 'Today' })).not.toHaveAttribute('aria-current')
})

test.each(['/mood/today', '/account'])('More is marked on %s, to which it leads', (path) => {
  signInAs()
  show(path)
  expect(bar().getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true')
  expect(bar().queryAllByRole('link', { current: true })).toEqual([])
})

test.each(['/dashboard', '/mood/create', '/journey/7'])('More is not marked on %s', (path) => {
  signInAs()
  show(path)
  expect(bar().getByRole('button', { name: 'More' })).not.toHaveAttribute('aria-current')
})

test('what no remote has is not at hand', () => {
  signInAs()
  show('/journey/7', remotes.slice(0, 2))
  expect(namesOf(bar().getAllByRole('link'))).toEqual(['Today', 'Paths', 'Journal'])
  expect(bar().getByRole('link', { name: 'Paths' })).toHaveAttribute('aria-current', 'true')
})

test('More has the other screens, the account and signing out', async () => {
  signInAs({ username: 'maya' })
  const more = await openMore(show())
  expect(namesOf(more.getAllByRole('link'))).toEqual([
    'Energy',
    'Send Feedback',
    'Your account',
    'Bring your data',
    'Take it along',
  ])
  expect(more.getByText(/^Hello,/)).toHaveTextContent('Hello, maya')
  expect(more.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('More has the screens of administrators for them only', async () => {
  signInAs({ is_staff: true, is_admin: true })
  const more = await openMore(show())
  expect(namesOf(more.getAllByRole('link'))).toEqual(
    expect.arrayContaining(['Feedback', 'Remotes']),
  )
})

test('a screen that is opened from More closes it, and so does Escape', async () => {
  signInAs()
  const view = show()
  await view.user.click((await openMore(view)).getByRole('link', { name: 'Energy' }))
  expect(view.router.state.location.pathname).toBe('/mood/today')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openMore(view)
  await view.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bar().getByRole('button', { name: 'More' })).toHaveFocus()
})

test('Send Feedback keeps the screen and asks for the form by its address', async () => {
  signInAs()
  const view = show('/mood/history?q=rain')
  await view.user.click((await openMore(view)).getByRole('link', { name: 'Send Feedback' }))
  expect(view.router.state.location).toMatchObject({
    pathname: '/mood/history',
    search: '?q=rain',
    hash: '#send-feedback',
  })
})
