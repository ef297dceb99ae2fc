import { png } from '../support/pictures.ts'
import { stores } from '../support/stores.ts'

const now = '2031-03-05T08:00:00.000000Z'
const moment = (localDate: string) => ({
  instant: `${localDate}T10:00:00.000000Z`,
  localDate,
  timeZone: 'UTC',
  utcOffset: null,
})

describe.each(stores)('what an account holds, in $name', ({ open }) => {
  let store: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  it('is counted for its own user alone', async () => {
    const { repositories, newUser } = store
    const { moods, journalEntries, journalImages, contents } = repositories
    const [user, other] = [await newUser(), await newUser()]
    const empty = {
      readings: 0,
      first_day: null,
      last_day: null,
      entries: 0,
      paths: 0,
      pictures: 0,
      picture_bytes: 0,
    }
    expect(await contents.of(user)).toEqual(empty)
    for (const day of ['2026-02-03', '2025-12-31', '2026-02-03'])
      await moods.add(user, { mood_value: 3 }, moment(day))
    const picture = { bytes: png, type: 'image/png', alt: '' } as const
    const { path } = await journalImages.add(user, picture, now)
    await journalImages.add(user, picture, now)
    const entry = {
      entry_date: '2026-02-03',
      mood: 3,
      emotion: 'calm',
      title: 'Sea',
      content: '',
    } as const
    await journalEntries.add(user, { ...entry, images: [path] }, now)
    expect(await contents.of(user)).toEqual({
      readings: 3,
      first_day: '2025-12-31',
      last_day: '2026-02-03',
      entries: 1,
      paths: 0,
      pictures: 1,
      picture_bytes: png.length,
    })
    expect(await contents.of(other)).toEqual(empty)
  })
})
