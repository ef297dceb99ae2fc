import { databases } from '../support/databases.ts'
import { newPerson } from '../support/person.ts'

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

  it('of another user is empty, and what is no day is not found', async () => {
    const token = await person.server.join('stranger')
    const { body } = await person.server.call('/days/2031-03-05/', { token })
    expect(body).toEqual(empty)
    for (const day of ['2031-02-29', 'today', '20310305']) {
      const { status } = await person.server.call(`/days/${day}/`, { token })
      expect(status).toBe(404)
    }
  })
})
