import { closeDatabase } from '../browser/database'
import { fakeApi, signInAs } from '../testing'
import { closeKeys, deviceKeyOf } from './deviceKey'
import { parseDraft } from './drafts'
import { createUserStore } from './store'

type Note = { userId: string; key: string; value: string }

const parseNote = (stored: unknown) => (stored ? (stored as Note) : undefined)
const note: Note = { userId: '1', key: 'a', value: 'one' }

describe.each([
  ['in clear', async () => undefined],
  [
    'encrypted',
    async () => {
      fakeApi()
      signInAs()
      await deviceKeyOf('1')
    },
  ],
])('%s', (_, prepare) => {
  const store = createUserStore('drafts', parseNote)

  beforeEach(async () => {
    await prepare()
    await store.put(note)
  })

  test('a change begins with what lies there', async () => {
    await store.change('1', 'a', ({ value }) => ({ ...note, value: `${value}, two` }))
    expect(await store.get('1', 'a')).toEqual({ ...note, value: 'one, two' })
  })

  test('a change does not bring back what is removed meanwhile', async () => {
    let removal: Promise<void> = Promise.resolve()
    const changed = await store.change('1', 'a', (present) => {
      removal = store.remove('1', 'a')
      return { ...present, value: 'two' }
    })
    await removal
    expect(changed).toBeUndefined()
    expect(await store.listOf('1')).toEqual([])
  })

  test('two changes at once are both made', async () => {
    const add = (more: string) =>
      store.change('1', 'a', (present) => ({ ...present, value: `${present.value}, ${more}` }))
    await Promise.all([add('two'), add('three')])
    const values = (await store.get('1', 'a'))?.value.split(', ')
    expect(values?.toSorted()).toEqual(['one', 'three', 'two'])
  })
})

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
  // The databases of the keys and of the items are waited for one after the other.
  await jest.advanceTimersByTimeAsync(8_000)
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
  void closeKeys()
  void closeDatabase()
})
