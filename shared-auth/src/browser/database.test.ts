import { closeDatabase, withDatabase } from './database'

const never = () => new Promise<never>(() => undefined)

afterEach(async () => {
  jest.useRealTimers()
  await closeDatabase()
})

test('work on a database that does not answer fails after four seconds, and further work at once', async () => {
  jest.useFakeTimers()
  const outcome = withDatabase(never).catch((error: unknown) => String(error))
  await jest.advanceTimersByTimeAsync(3_900)
  await expect(Promise.race([outcome, Promise.resolve('nothing yet')])).resolves.toBe('nothing yet')
  await jest.advanceTimersByTimeAsync(200)
  expect(await outcome).toBe('Error: The database of this browser does not answer.')
  await expect(withDatabase(async () => 'answer')).rejects.toThrow('does not answer')
})

test('a database that answers is waited for no longer', async () => {
  expect(await withDatabase((database) => database.count('drafts'))).toBe(0)
  jest.useFakeTimers()
  expect(jest.getTimerCount()).toBe(0)
})
