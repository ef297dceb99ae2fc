import { Temporal } from 'temporal-polyfill'
import { momentOfItem, newImportItemSchema, titleOf } from './importItem.ts'

const hash = 'a'.repeat(43)
const itemOf = (given: object) =>
  newImportItemSchema.parse({
    kind: 'entry',
    key: hash,
    content: hash,
    likeness: null,
    local_date: '2024-06-03',
    local_time: '21:30',
    time_zone: 'Europe/Berlin',
    instant: null,
    mood: 4,
    energy: null,
    emotion: '',
    tags: [],
    title: '',
    text: '',
    images: [],
    ...given,
  })

describe('the moment of an item', () => {
  it.each([
    ['skipped', '2024-03-31', '02:30', 'Europe/Berlin', '2024-03-31T01:30:00.000000Z'],
    ['had twice', '2024-10-27', '02:30', 'Europe/Berlin', '2024-10-27T00:30:00.000000Z'],
    ['of an offset', '2024-06-03', '08:00', '+05:30', '2024-06-03T02:30:00.000000Z'],
    ['of an unknown zone', '2024-06-03', '08:00', 'Mars/Olympus', '2024-06-03T08:00:00.000000Z'],
    ['of the future', '2044-06-03', '08:00', 'UTC', '2044-06-03T08:00:00.000000Z'],
    ['of the first day', '0001-01-01', '00:00', '+14:00', '0001-01-01T00:00:00.000000Z'],
  ])('is that of a time %s', (_what, local_date, local_time, time_zone, instant) => {
    const moment = momentOfItem(itemOf({ local_date, local_time, time_zone }))
    expect(moment).toMatchObject({ localDate: local_date, instant, hasTime: true })
  })

  it.each(['Europe/Berlin', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    'is what the calendar says, on every day of a year in %s',
    (zone) => {
      const differing = []
      let day = Temporal.PlainDate.from('2018-01-01')
      for (; day.year === 2018; day = day.add({ days: 1 })) {
        for (const time of ['00:00', '02:15', '03:30', '23:59']) {
          const local_date = day.toString()
          const item = itemOf({ local_date, local_time: time, time_zone: zone })
          const expected = Temporal.PlainDateTime.from(`${local_date}T${time}`).toZonedDateTime(
            zone,
          )
          const found = Date.parse(momentOfItem(item).instant)
          if (found !== expected.epochMilliseconds) differing.push(`${local_date} ${time}`)
        }
      }
      expect(differing).toEqual([])
    },
  )

  it('is the instant that the source kept, on the day that the person saw', () => {
    const moment = momentOfItem(itemOf({ instant: '2024-06-02T22:15:00Z', local_time: '00:15' }))
    expect(moment).toMatchObject({
      instant: '2024-06-02T22:15:00.000000Z',
      localDate: '2024-06-03',
    })
  })

  it.each([
    ['+02:00', 'Etc/GMT-2', '2024-06-03T10:00:00.000000Z'],
    ['-03:00', 'Etc/GMT+3', '2024-06-03T15:00:00.000000Z'],
    ['+05:45', 'Asia/Kathmandu', '2024-06-03T06:15:00.000000Z'],
    ['-02:30', 'UTC', '2024-06-03T12:00:00.000000Z'],
    ['', 'UTC', '2024-06-03T12:00:00.000000Z'],
  ])('is the noon of its day without a time, at %s', (time_zone, timeZone, instant) => {
    const moment = momentOfItem(itemOf({ local_time: null, time_zone }))
    expect(moment).toMatchObject({ instant, timeZone, hasTime: false })
  })
})

it.each([
  ['its own', { title: 'Sea', text: 'Salt.' }, 'Sea'],
  ['the first line of its text', { text: 'Salt.\nWind.' }, 'Salt.'],
  ['eighty signs of that', { text: '🌊'.repeat(81) }, `${'🌊'.repeat(80)}…`],
  ['its day where there is no text', { text: '' }, '2024-06-03'],
])('the title of an entry is %s', (_what, given, title) => {
  expect(titleOf(itemOf(given))).toBe(title)
})
