import { isKnownZone, knownZone } from '@truenorth/api-contract/zones'
import { localDate, zoneOffset } from './zone.ts'

describe('time zones', () => {
  it.each([
    ['2018-11-04T02:59:59Z', 'America/Sao_Paulo', '2018-11-03'],
    ['2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04'],
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    ['2031-03-05T18:30:00Z', 'Asia/Kolkata', '2031-03-06'],
    ['0999-12-31T12:00:00Z', 'UTC', '0999-12-31'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(localDate(new Date(instant), zone)).toBe(day)
  })

  it.each(['Europe/Paris', 'UTC', 'America/Argentina/Ushuaia', 'Etc/GMT+5'])(
    '%s is a time zone',
    (name) => {
      expect(isKnownZone(name)).toBe(true)
    },
  )

  it.each(['', '+05:30', '-08', 'Mars/Olympus', 'Europe/Paris\n', '../etc', 'Etc/Unknown'])(
    '%j is not a time zone',
    (name) => {
      expect(isKnownZone(name)).toBe(false)
    },
  )

  it('a zone that the runtime does not know is UTC', () => {
    const names = ['', 'Etc/Unknown', 'Mars/Olympus', undefined, 'Asia/Tokyo']
    expect(names.map(knownZone)).toEqual(['UTC', 'UTC', 'UTC', 'UTC', 'Asia/Tokyo'])
  })

  it.each([
    ['2031-01-05T18:30:00Z', 'Asia/Kolkata', 330],
    ['2031-01-05T18:30:00Z', 'America/New_York', -300],
    ['2031-07-05T18:30:59.999Z', 'America/New_York', -240],
    ['2031-07-05T18:30:00Z', 'UTC', 0],
    ['2031-03-09T06:59:59.999Z', 'America/New_York', -300],
    ['2031-03-09T07:00:00Z', 'America/New_York', -240],
    ['2031-04-05T14:59:59Z', 'Australia/Lord_Howe', 660],
    ['2031-04-05T15:00:00Z', 'Australia/Lord_Howe', 630],
    ['1969-12-31T23:00:00Z', 'Europe/Paris', 60],
  ])('at %s the clocks of %s are %d minutes ahead', (instant, zone, minutes) => {
    expect(zoneOffset(new Date(instant), zone)).toBe(minutes)
  })
})
