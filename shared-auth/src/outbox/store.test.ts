import { closeDatabase } from '../browser/database'
import { parseDraft } from './drafts'
import { createUserStore } from './store'

// As WebKit does when an earlier page was left in the middle of a transaction: no event ever comes.
const openNever = (): IDBOpenDBRequest =>
  Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } })

test('items are kept in memory where the database of the browser does not answer', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue()
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(openNever)
  jest.useFakeTimers()
  const [drafts, others] = [
    createUserStore('drafts', parseDraft),
    createUserStore('drafts', parseDraft),
  ]
  const item = { userId: '1', key: 'mood', value: { note: 'half' }, savedAt: 1 }
  const put = drafts.put(item)
  await jest.advanceTimersByTimeAsync(4_000)
  await put
  expect(await drafts.get('1', 'mood')).toEqual(item)
  // Nothing waits a second time, in any store.
  await others.put(item)
  expect(await others.listOf('1')).toEqual([item])
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining('keeps no database'),
    expect.anything(),
  )
  jest.useRealTimers()
  open.mockRestore()
  logged.mockRestore()
  void closeDatabase()
})
