// A product that is in use: somebody new, somebody with a year of entries, somebody with a thousand of each.
import { giveSampleFeedback, giveSampleYear } from '@truenorth/api/testing'
import { type ApiCall, apiCaller, requestTokens, signUp, type Tokens } from '../api.ts'
import { type Clock, createClock } from '../clock.ts'
import { makeAdmin, startProduct } from '../product.ts'
import type { Screen, Viewer } from './screen.ts'

/** Who looks at a screen, and the ids that stand in its path. */
export type Member = { username?: string; ids: Record<string, number> }

const password = 'Northern-Light-7'
const dayMs = 86_400_000
/** A walk through all screens lasts longer than a session that no page renews. */
const renewAfterMs = 5 * 60_000
const unlimited = {
  REQUEST_LIMIT: '1000000',
  REGISTRATION_LIMIT: '1000',
  SIGN_IN_LIMIT: '1000',
}

const feedback = [
  'The chart is lovely. Could the week begin on Sunday for those of us who think it does?',
  'Please let me move a waypoint to another day by dragging it on the trail.',
  'Saving a reading in the tunnel failed, and the text was still there when I came out. Good.',
  'The open circles are easy to miss on my phone, and I read the line before I read the legend. A word beside the first of them would help, or a lighter line between days that I did not log.',
]

const context = {
  remotes: [
    { name: 'mood', version: '2.15.0' },
    { name: 'journeys', version: '1.9.1' },
  ],
  language: 'en-GB',
  theme: 'dark',
  window: { width: 390, height: 844 },
  browser: 'Safari 18',
  error: '4fd2c1a0-93b7-4a55-8f0e-2f6f1d0c7e11',
}

// Eight items, half of them with a rating and an address, and with all that can be sent along.
const addFeedback = async (call: ApiCall) => {
  for (let index = 0; index < 8; index += 1)
    await call('POST', '/feedback/', {
      type: ['improvement', 'feature', 'general', 'bug'][index % 4],
      message: feedback[index % 4],
      page: ['/dashboard', '/journeys', '/mood/create', '/dashboard'][index % 4],
      ...(index % 2 && { rating: 1 + (index % 5), email: 'ines@example.org', context }),
    })
}

// The newest has a note, a label, somebody who takes care of it, and a message merged into it; others are in other
// states.
const sortFeedback = async (call: ApiCall) => {
  const { id: assignee } = await call<{ id: number }>('GET', '/auth/users/me/')
  const [newest, second, third, , same] = await call<{ id: number }[]>('GET', '/feedback/list/')
  const change = (item: { id: number } | undefined, changes: object) =>
    call('PATCH', `/feedback/${item?.id}/`, changes)
  await change(newest, { state: 'in_progress', assignee, labels: ['chart', 'phones'] })
  await call('POST', `/feedback/${newest?.id}/notes/`, {
    text: 'Two more people said so this week. A lighter line is on its way.',
  })
  await change(same, { merged_into: newest?.id })
  await change(second, { state: 'done', is_read: true })
  await change(third, { state: 'planned', assignee })
}

/** The API takes readings that were recorded at most thirty days ago. */
const daysOfReadings = 29

// Some texts are as long as texts get, without a place to break them.
const addThousand = async (call: ApiCall, now: number) => {
  const instantAgo = (days: number) => new Date(now - days * dayMs).toISOString()
  const dayAgo = (days: number) => instantAgo(days).slice(0, 10)
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte'
  for (let index = 0; index < 1000; index += 1) {
    const title = index % 9 ? `Number ${index}` : `${long} ${index}`
    const texts = { title, description: `${long} and a few more words. `.repeat(1 + (index % 7)) }
    const reading = {
      mood_value: 1 + (index % 5),
      energy: ['low', 'medium', 'high'][index % 3],
      note: `Entry ${index}. ${index % 9 ? 'Slow day.' : long.repeat(4)}`,
      tags: index % 4 ? ['grateful'] : [long, 'tired', 'calm', 'social', 'focused'],
    }
    const recordedAt = instantAgo(index % daysOfReadings)
    await call('POST', '/mood/', reading, { 'X-Recorded-At': recordedAt })
    await call('POST', '/journey/', {
      ...texts,
      start_date: dayAgo(index % 30),
      target_date: dayAgo(-(index % 90)),
      category: 'wellness',
    })
    await call('POST', '/journal/', {
      title,
      content: texts.description,
      entry_date: dayAgo(index),
      mood: 1 + (index % 5),
      emotion: 'calm',
      tags_input: [],
      images: [],
    })
  }
}

const newestIds = async (call: ApiCall) => {
  const idOf = async (path: string) => (await call<{ id: number }[]>('GET', path))[0]?.id ?? 0
  return {
    mood: await idOf('/mood/'),
    journey: await idOf('/journey/'),
    entry: await idOf('/journal/'),
  }
}

/** When and where a sample is looked at: in the evening, when the day's reading has been logged. */
export type Evening = { clock: Clock; zone: string }

/** For a browser whose clock can be set. */
const setEvening = (): Evening => ({
  clock: createClock(`${new Date().toISOString().slice(0, 10)}T19:40:00Z`),
  zone: 'UTC',
})

/** For a browser with the clock of this machine: somewhere it is between seven and eight in the evening. */
export const eveningSomewhere = (): Evening => {
  const hoursEast = ((31 - new Date().getUTCHours()) % 24) - 12
  // The names of these zones count westwards.
  return {
    clock: createClock('now'),
    zone: `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}`,
  }
}

type SampleOptions = Partial<Evening> & { crowded: boolean }

/** Starts a product with users and their data; `crowded` adds the thousand entries, which takes a while. */
export const startSampleProduct = async ({ crowded, ...evening }: SampleOptions) => {
  const { clock, zone } = { ...setEvening(), ...evening }
  const product = await startProduct({ clock: clock.now, limits: unlimited })
  const { data, url } = product
  const join = (username: string) =>
    signUp(url, { username, password, email: `${username}@example.org` })
  const asMaya = apiCaller(url, (await join('maya')).access)
  await giveSampleYear({ dataDir: data, username: 'maya', now: clock.now(), zone })
  await giveSampleFeedback({ dataDir: data, now: clock.now() })
  await addFeedback(asMaya)
  const asOtto = apiCaller(url, (await join('otto')).access)
  if (crowded) await addThousand(asOtto, clock.now().getTime())
  await join('ruth')
  await makeAdmin(product, 'ruth')
  await sortFeedback(
    apiCaller(url, (await requestTokens(url, { username: 'ruth', password })).access),
  )
  await join('ines')
  const members: Record<Viewer, Member> = {
    visitor: { ids: {} },
    newcomer: { username: 'ines', ids: {} },
    regular: { username: 'maya', ids: await newestIds(asMaya) },
    crowded: { username: 'otto', ids: {} },
    administrator: { username: 'ruth', ids: {} },
  }
  const sessions = new Map<string, { tokens: Tokens; since: number }>()
  const tokensOf = async (viewer: Viewer): Promise<Tokens | undefined> => {
    const { username } = members[viewer]
    if (username === undefined) return undefined
    const known = sessions.get(username)
    if (known && Date.now() - known.since < renewAfterMs) return known.tokens
    const tokens = await requestTokens(url, { username, password })
    sessions.set(username, { tokens, since: Date.now() })
    return tokens
  }
  return { product, clock, zone, members, tokensOf }
}

export type SampleProduct = Awaited<ReturnType<typeof startSampleProduct>>

/** The path of a screen, with the ids of its viewer. */
export const pathOf = ({ members }: SampleProduct, { path, viewer }: Screen) =>
  path.replace(/:(mood|journey|entry)/, (_, name) => String(members[viewer].ids[name]))

/** Lets fail what fails in the state of a screen; the returned function repairs it. */
export const breakProduct = async ({ product }: SampleProduct, { fault }: Screen) => {
  const down = typeof fault === 'object' ? fault.down : undefined
  product.failApi(fault === 'fails')
  if (down !== undefined) await product.takeDown(down)
  return async () => {
    product.failApi(false)
    if (down !== undefined) await product.bringBack(down)
  }
}
