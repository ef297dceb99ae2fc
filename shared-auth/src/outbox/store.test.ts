import { fakeApi, signInAs } from '../testing'
import { deviceKeyOf } from './deviceKey'
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
