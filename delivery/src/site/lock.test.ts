import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder } from '../../test/fakePackages.ts'
import { withLock } from './lock.ts'

const path = async () => join(await temporaryFolder(), 'lock.sqlite')

test('only one holder works at a time', async () => {
  const lock = await path()
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => {
      setTimeout(resolve, 5)
    })
    inside -= 1
  }
  await Promise.all(Array.from({ length: 8 }, () => withLock(lock, work)))
  expect(most).toBe(1)
})

test('work that fails releases the lock', async () => {
  const lock = await path()
  await expect(withLock(lock, async () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await withLock(lock, async () => 'free')).toBe('free')
})

test('an owner that is killed releases the lock', async () => {
  const lock = await path()
  const program = join(process.cwd(), 'delivery/test/holdLock.mjs')
  const owner = spawn(process.execPath, [program, lock], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(owner.stdout, 'data')
  owner.kill('SIGKILL')
  await once(owner, 'close')
  expect(await withLock(lock, async () => 'free')).toBe('free')
})
