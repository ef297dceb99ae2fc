import { builtRemote } from '../../test/fakePackages.ts'
import { readRemoteBuild } from './remoteBuild.ts'

const route = { path: '/mood', access: 'user', title: 'Mood' }
const read = async (routes: object[], slots: object[] = []) =>
  readRemoteBuild(await builtRemote('mood', { manifest: { routes, slots } }))

test.each(['prefetch', 'asks'])('reads %s of a remote.json as what is prefetched', async (key) => {
  const slot = { page: 'dashboard', place: 'a', expose: './slots/A', access: 'user', order: 1 }
  const { release } = await read(
    [{ ...route, [key]: ['/mood/?limit=50'] }],
    [{ ...slot, [key]: ['/mood/'] }],
  )
  expect(release.routes).toEqual([{ ...route, asks: ['/mood/?limit=50'] }])
  expect(release.slots).toEqual([{ ...slot, asks: ['/mood/'] }])
})

test('a path that is no path of the API is refused where it stands', async () => {
  await expect(read([{ ...route, prefetch: ['https://elsewhere.example/'] }])).rejects.toThrow(
    /at routes\.0\.prefetch\.0: what is prefetched is a path of the API/,
  )
})

test('the same build has the same version, and another manifest another version', async () => {
  const [one, same, other] = await Promise.all([
    read([route]),
    read([route]),
    read([{ ...route, title: 'Moods' }]),
  ])
  expect(same?.release).toEqual(one?.release)
  expect(other?.release.version).not.toBe(one?.release.version)
})
