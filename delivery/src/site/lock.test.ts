import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from '../testing/fakePackages.ts'
import { withLock } from './lock.ts'

const path = async () => join(await temporaryFolder(), 'lock.sqlite')

test('one at a time, whoever comes', async () => {
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

test('work that fails gives the lock back', async () => {
  const lock = await path()
  await expect(withLock(lock, async () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await withLock(lock, async () => 'free')).toBe('free')
})

test('an owner that is killed holds nobody up', async () => {
  const lock = await path()
  const built = pathToFileURL(join(process.cwd(), 'delivery/dist/site/lock.js')).href
  const program = `
    const { withLock } = await import(${JSON.stringify(built)})
    await withLock(${JSON.stringify(lock)}, async () => {
      console.log('held')
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    })`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(owner.stdout, 'data')
  owner.kill('SIGKILL')
  await once(owner, 'close')
  expect(await withLock(lock, async () => 'free')).toBe('free')
})
