import type { RegistryEntry } from '@truenorth/delivery/registry'
import { entryOf } from '../testing/remotes'
import { createPrefetch } from './prefetch'
import { toPageRegistry } from './registry'

const part = { default: () => null }
const mood: RegistryEntry = {
  ...entryOf('mood'),
  routes: [
    { path: '/mood/:id', access: 'user', title: 'Reading' },
    { path: '/mood', access: 'user', title: 'Readings', redirect: '/mood/today' },
    { path: '/admin/mood', access: 'admin', title: 'All readings' },
  ],
  slots: [
    {
      page: 'dashboard',
      place: 'week',
      expose: './slots/Week',
      access: 'user',
      order: 1,
    },
  ],
}

const start = (loadPart = async () => part) => {
  const federation = {
    loadPart: jest.fn<Promise<typeof part>, [string, string]>(loadPart),
    fetchFiles: jest.fn(async () => undefined),
  }
  const registry = toPageRegistry({ schema: 1, sequence: 1, remotes: [mood] })
  return { federation, prefetch: createPrefetch(registry, federation) }
}
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

test('fetches a screen once: its remote, and then its files', async () => {
  const { prefetch, federation } = start()
  prefetch.fetchScreen('/mood/12')
  prefetch.fetchScreen('/mood/13')
  await settled()
  expect(federation.loadPart.mock.calls).toEqual([['mood', './App']])
  expect(federation.fetchFiles.mock.calls).toEqual([[mood, '/mood/:id']])
})

test('the first screen at / is the dashboard, whose slots are fetched', () => {
  const { prefetch, federation } = start()
  prefetch.fetchFirstScreen('/')
  expect(federation.loadPart.mock.calls).toEqual([['mood', './slots/Week']])
})

test.each(['/mood', '/admin/mood', '/nowhere'])('does not fetch a first screen at %s', (path) => {
  const { prefetch, federation } = start()
  prefetch.fetchFirstScreen(path)
  expect(federation.loadPart).not.toHaveBeenCalled()
})

test('asks for a screen again after a failure', async () => {
  const { prefetch, federation } = start(() => Promise.reject(new Error('Loading failed.')))
  prefetch.fetchScreen('/mood/12')
  await settled()
  prefetch.fetchScreen('/mood/12')
  expect(federation.loadPart).toHaveBeenCalledTimes(2)
})
