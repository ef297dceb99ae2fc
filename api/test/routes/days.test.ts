import { databases } from '../support/databases.ts'
import { newPerson } from '../support/person.ts'
import { png } from '../support/pictures.ts'

const path = {
  title: 'Sea',
  start_date: '2031-03-01',
  target_date: '2031-04-01',
  category: 'wellness',
}
const entry = { mood: 4, emotion: 'calm', title: 'Rain', content: 'On the roof. 🌧️'.repeat(30) }
const empty = { entries: [], waypoints: [] }

describe.each(databases)('a day on $name', ({ open }) => {
  const person = newPerson(open, 'walker')
  const inZone = { 'X-Timezone': 'America/New_York' }
  const post = async (to: string, body: object) =>
    (await person.send('POST', to, body, inZone)).body
  // An access token is valid for five minutes.
  const at = async (instant: string) => {
    person.server.time.set(instant)
    person.token = (await person.server.signIn(person.username)).access
  }
  const read = async (day: string) =>
    (await person.server.call(`/days/${day}/`, { token: person.token })).body

  it('has the entries of its date in their order, with their first words', async () => {
    const recorded_at = '2031-03-05T01:30'
    const first = await post('/journal/', { ...entry, entry_date: '2031-03-05', recorded_at })
    const second = await post('/journal/', { ...entry, entry_date: '2031-03-05', title: 'Sun' })
    await post('/journal/', { ...entry, entry_date: '2031-03-04' })
    const excerpt = Array.from(entry.content).slice(0, 200).join('')
    expect(await read('2031-03-05')).toEqual({
      entries: [
        { id: first.id, title: 'Rain', entry_time: '01:30', excerpt },
        { id: second.id, title: 'Sun', entry_time: null, excerpt },
      ],
      waypoints: [],
    })
  })

  it('has the waypoints that were ticked on it, by the clock and the day’s end of who ticked them', async () => {
    const { id: journey_id } = await post('/journey/', path)
    const waypoints = `/journey/${journey_id}/milestone/`
    const { id } = await post(waypoints, { title: 'First', type: 'habit' })
    const tick = async (is_completed: boolean) =>
      (await person.send('PATCH', `${waypoints}${id}/`, { is_completed }, inZone)).body
    const reached = {
      entries: [],
      waypoints: [{ id, title: 'First', journey_id, journey_title: 'Sea' }],
    }

    await person.send('PATCH', '/auth/users/me/', { day_end: 5 })
    // In New York it is five in the morning.
    await at('2031-03-08T10:00:00Z')
    expect((await tick(true)).reached_on).toBe('2031-03-08')
    expect(await read('2031-03-08')).toEqual(reached)
    expect((await tick(false)).reached_on).toBeNull()
    expect(await read('2031-03-08')).toEqual(empty)
    await at('2031-03-08T09:59:00Z')
    await tick(true)
    expect(await read('2031-03-07')).toEqual(reached)

    // It stays when something else is changed, and when it is ticked again.
    await at('2031-03-09T12:00:00Z')
    await person.send('PATCH', `${waypoints}${id}/`, { is_completed: true, reward: 'Tea' }, inZone)
    expect(await read('2031-03-07')).toEqual(reached)
    const { reached_on } = await post(waypoints, {
      title: 'New',
      type: 'habit',
      is_completed: true,
    })
    expect(reached_on).toBe('2031-03-09')
    await person.send('DELETE', `/journey/${journey_id}/`)
    expect(await read('2031-03-07')).toEqual(empty)
  })

  it('is looked back on with others: entries, words, pictures and waypoints of all of them', async () => {
    await at('2031-05-20T12:00:00Z')
    const period = async (from: string, to: string) =>
      person.server.call(`/days/?from=${from}&to=${to}`, { token: person.token })
    const sent = await person.server.app.request('/api/journal/images/', {
      method: 'POST',
      body: png,
      headers: { Authorization: `Bearer ${person.token}` },
    })
    const picture = (await sent.json()) as { path: string }
    const texts = Array.from({ length: 45 }, (_, index) => ({
      ...entry,
      entry_date: `2031-05-${String((index % 20) + 1).padStart(2, '0')}`,
      title: index === 0 ? 'garden' : 'Garden',
      content: index % 2 === 0 ? 'The Sea, and the sea.' : '庭で雨の音を聞いた。',
    }))
    for (const text of texts) await post('/journal/', text)
    const { id: pictured } = await post('/journal/', {
      ...entry,
      entry_date: '2031-05-02',
      title: 'One',
      content: 'more',
      images: [picture.path],
    })
    await post('/journal/', { ...entry, entry_date: '2031-04-30', title: 'Before' })
    const { id: journey_id } = await post('/journey/', path)
    const { id } = await post(`/journey/${journey_id}/milestone/`, {
      title: 'Reached',
      type: 'habit',
      is_completed: true,
    })

    const { status, body } = await period('2031-05-01', '2031-05-31')
    expect(status).toBe(200)
    const { words, word_count, ...rest } = body
    expect(rest).toEqual({
      entry_count: 46,
      picture_count: 1,
      pictures: [{ path: picture.path, entry_id: pictured, entry_date: '2031-05-02' }],
      waypoint_count: 1,
      waypoints: [
        { id, title: 'Reached', journey_id, journey_title: 'Sea', reached_on: '2031-05-20' },
      ],
    })
    expect(word_count).toBeGreaterThan(45 + 2 + 23 * 5)
    expect(words).toEqual(
      expect.arrayContaining([
        { word: 'Garden', count: 45 },
        { word: 'Sea', count: 46 },
        { word: '雨', count: 22 },
      ]),
    )
    expect(words.map(({ word }: { word: string }) => word)).not.toContain('Before')

    const leapYear = await period('2032-01-01', '2032-12-31')
    expect(leapYear.body).toMatchObject({ entry_count: 0, words: [], pictures: [], waypoints: [] })
    expect((await period('2031-01-01', '2032-01-02')).body).toEqual({
      to: ['At most 366 days can be looked back on at once.'],
    })
    expect((await period('2031-05-02', '2031-05-01')).status).toBe(400)
    expect((await period('2031-02-29', '2031-05-01')).status).toBe(400)
    const missing = await person.server.call('/days/', { token: person.token })
    expect(missing.body).toEqual({
      from: ['This field is required.'],
      to: ['This field is required.'],
    })
  })

  it('of another user is empty, and what is no day is not found', async () => {
    const token = await person.server.join('stranger')
    const { body } = await person.server.call('/days/2031-03-05/', { token })
    expect(body).toEqual(empty)
    const whole = await person.server.call('/days/?from=2031-01-01&to=2031-12-31', { token })
    expect(whole.body).toMatchObject({ entry_count: 0, words: [], pictures: [], waypoints: [] })
    for (const day of ['2031-02-29', 'today', '20310305']) {
      const { status } = await person.server.call(`/days/${day}/`, { token })
      expect(status).toBe(404)
    }
  })
})
