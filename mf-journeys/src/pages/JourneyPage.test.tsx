import { encodeKind } from '@truenorth/api-contract/moodDays'
import { screen, waitFor, within } from '@testing-library/react'
import { type Responses, fakeApi, networkError, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { inspirations } from '../content'
import { atNoon } from '../testing/noon'
import { aJourney, aMilestone } from '../testing/samples'
import { JourneyPage } from './JourneyPage'

const reached = aMilestone({ id: 30, title: 'Pick a route', is_completed: true })
const next = aMilestone()
const late = aMilestone({ id: 32, title: 'Take someone', target_date: '2025-11-24', progress: 0 })

const show = (responses: Responses = {}, path = '/journey/7') => {
  signInAs()
  const api = fakeApi({
    'GET /journey/': () => [aJourney({ completed_milestones: 1, total_milestones: 3 })],
    'GET /journey/:id/milestone/': () => [reached, next, late],
    'GET /mood/days/': () => ({ tags: [], first: null, days: [] }),
    ...responses,
  })
  return { api, ...renderScreen(<JourneyPage />, { path, route: '/journey/:journeyId' }) }
}

const tile = (label: string) => {
  const cell = screen.getByText(label, { selector: 'dt' }).parentElement
  if (!cell) throw new Error(`no tile ${label}`)
  return cell
}

atNoon()

it('has a heading while it loads, then shows the progress in tiles and in words', async () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Path')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thirty mornings outside' }),
  ).toBeVisible()
  expect(screen.getByText('ACTIVE')).toBeVisible()
  expect(tile('Progress')).toHaveTextContent(/33%.*10.* to .*14/)
  expect(tile('Milestones')).toHaveTextContent('1 / 3')
  expect(tile('Milestones')).toHaveTextContent('17 days remaining')
  expect(tile('Achievement Points')).toHaveTextContent('10')
  expect(tile('Achievement Points')).toHaveTextContent('20 points available')
  expect(await screen.findByRole('heading', { name: 'Waypoint 2 of 3' })).toBeVisible()
  expect(screen.getByText('Next:')).toHaveTextContent('Next: Walk without the phone')
})

it('says how long a journey is overdue, unless it is completed', async () => {
  const first = show({ 'GET /journey/': () => [aJourney({ target_date: '2025-11-23' })] })
  expect(await screen.findByText('4 days overdue')).toBeVisible()
  first.unmount()
  show({
    'GET /journey/': () => [aJourney({ target_date: '2025-11-23', status: 'completed' })],
    'GET /journey/:id/milestone/': () => [reached],
  })
  expect(await screen.findByText('All points earned!')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Journey Complete!' })).toBeVisible()
  expect(tile('Milestones')).not.toHaveTextContent(/overdue|remaining/)
})

const unfoldReached = async (user: ReturnType<typeof show>['user']) =>
  user.click(await screen.findByRole('button', { name: '1 reached' }))

it('folds what is reached as long as something is ahead', async () => {
  const first = show()
  const fold = await screen.findByRole('button', { name: '1 reached' })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText(reached.title)).not.toBeVisible()
  await first.user.click(fold)
  expect(screen.getByText(reached.title)).toBeVisible()
  first.unmount()
  show({ 'GET /journey/:id/milestone/': () => [reached] })
  expect(await screen.findByText(reached.title)).toBeVisible()
})

it('shows the next milestone before the figures on a phone', async () => {
  const isNarrow = (media: string) => media.includes('max-width')
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: isNarrow(media) }) as MediaQueryList,
    )
  show()
  const card = await screen.findByRole('article', { name: next.title })
  const follows = (one: Node, other: Node) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(follows(card, tile('Progress'))).toBeTruthy()
  expect(follows(tile('Progress'), screen.getByRole('article', { name: late.title }))).toBeTruthy()
})

it('lists the milestones with their facts and actions, the reached ones last', async () => {
  const { user } = show()
  await unfoldReached(user)
  const cards = (await screen.findAllByRole('article')).map((card) => within(card))
  expect(cards).toHaveLength(3)
  expect(cards[2]?.getByText('Completed')).toBeVisible()
  expect(cards[2]?.queryByRole('link', { name: /^Continue/ })).toBeNull()
  expect(cards[0]?.getByText('Skill Practice')).toBeVisible()
  expect(cards[0]?.getByText('2 days left')).toBeVisible()
  expect(cards[0]?.getByText('40%')).toBeVisible()
  expect(cards[0]?.getByText('Breakfast at the bakery')).toBeVisible()
  expect(cards[0]?.getByText(/^Created .*10/)).toBeVisible()
  expect(cards[0]?.getByRole('link', { name: `Continue ${next.title}` })).toHaveAttribute(
    'href',
    '/journey/7/milestone/31/continue',
  )
  expect(cards[1]?.getByText('3d overdue')).toBeVisible()
})

const menu = async (user: ReturnType<typeof show>['user'], title: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

it('a reward has its own direction, apart from its label', async () => {
  show({ 'GET /journey/:id/milestone/': () => [aMilestone({ reward: 'יום חופש' })] })
  const reward = await screen.findByText('יום חופש')
  expect(reward.tagName).toBe('BDI')
  expect(screen.getByText('Reward:').closest('[dir="auto"]')).toBeNull()
})

it('a completion shows at once, in the tiles too; a refused one is taken back', async () => {
  let refuse = () => {}
  const { user, client, api } = show({
    'PATCH /journey/:id/milestone/:milestone/': () =>
      new Promise((resolve) => {
        refuse = () => resolve([400, { detail: 'Not yet.' }])
      }),
  })
  await menu(user, next.title, 'Mark as completed')
  expect(await screen.findByRole('heading', { name: 'Waypoint 3 of 3' })).toBeVisible()
  // The menu that had the focus has gone with its card.
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Waypoint 3 of 3' })).toHaveFocus(),
  )
  expect(tile('Progress')).toHaveTextContent('67%')
  expect(client.getQueryData(['journeys', 'list'])).toMatchObject([
    { completed_milestones: 2, achievements: 2 },
  ])
  expect(api.callsOf('PATCH /journey/:id/milestone/:milestone/')[0]?.body).toEqual({
    is_completed: true,
    progress: 100,
  })
  refuse()
  expect(await screen.findByText('Not yet.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Waypoint 2 of 3' })).toBeVisible()
})

it('the response to a first completion does not undo a pending second one', async () => {
  const responses: (() => void)[] = []
  const { user, api } = show({
    'PATCH /journey/:id/milestone/:milestone/': (body, { params }) =>
      new Promise((resolve) => {
        responses.push(() => resolve({ id: Number(params['milestone']), title: 'x', ...body }))
      }),
  })
  await menu(user, next.title, 'Mark as completed')
  await menu(user, late.title, 'Mark as completed')
  expect(await screen.findByText('All points earned!')).toBeVisible()
  const requests = api.callsOf('GET /journey/:id/milestone/').length
  responses[0]?.()
  await waitFor(() => expect(responses).toHaveLength(2))
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  expect(api.callsOf('GET /journey/:id/milestone/')).toHaveLength(requests)
  expect(screen.getByText('All points earned!')).toBeVisible()
  responses[1]?.()
  await waitFor(() =>
    expect(api.callsOf('GET /journey/:id/milestone/').length).toBeGreaterThan(requests),
  )
})

it('marks a completed milestone as not completed', async () => {
  const { user, api } = show({
    'PATCH /journey/:id/milestone/:milestone/': (body) => ({ ...reached, ...body }),
  })
  await unfoldReached(user)
  await menu(user, reached.title, 'Mark as not completed')
  await waitFor(() =>
    expect(api.callsOf('PATCH /journey/:id/milestone/:milestone/')[0]?.body).toEqual({
      is_completed: false,
    }),
  )
})

it('deletes a milestone after a question', async () => {
  const { user, api } = show({ 'DELETE /journey/:id/milestone/:milestone/': () => [204] })
  await menu(user, late.title, 'Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete Milestone?' })
  api.respond({ 'GET /journey/:id/milestone/': () => [reached, next] })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  const heading = await screen.findByRole('heading', { name: 'Waypoint 2 of 2' })
  expect(screen.queryByText(late.title)).toBeNull()
  await waitFor(() => expect(heading).toHaveFocus())
})

it('without milestones it links to the form of a new one', async () => {
  show({ 'GET /journey/:id/milestone/': () => [] })
  expect(await screen.findByRole('heading', { name: 'No milestones yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add Milestone' })).toHaveAttribute(
    'href',
    '/journey/7/milestone/create',
  )
})

it('shows the next and the previous inspiration', async () => {
  const { user } = show()
  const quote = () => inspirations.find((text) => screen.queryByText(text))
  await screen.findByRole('heading', { level: 1, name: 'Thirty mornings outside' })
  const first = quote()
  await user.click(screen.getByRole('button', { name: 'Next quote' }))
  expect(quote()).not.toBe(first)
  await user.click(screen.getByRole('button', { name: 'Previous quote' }))
  expect(quote()).toBe(first)
})

it('edits the journey within the page', async () => {
  const { user } = show({ 'GET /journey/:id/': () => aJourney() })
  await user.click(await screen.findByRole('button', { name: 'Edit journey' }))
  expect(await screen.findByLabelText('Title')).toHaveValue('Thirty mornings outside')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('link', { name: 'Add Milestone' })).toBeVisible()
})

it('says that a journey does not exist', async () => {
  show({ 'GET /journey/:id/milestone/': () => [404, {}] }, '/journey/99')
  expect(await screen.findByRole('heading', { name: 'Journey Not Found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse Journeys' })).toHaveAttribute('href', '/journeys')
})

it('says that the journey could not be loaded, and tries again', async () => {
  const { api, user } = show({
    'GET /journey/': () => {
      throw networkError()
    },
  })
  expect(await screen.findByRole('heading', { name: 'Unable to Load Journey' })).toBeVisible()
  expect(screen.getByText('Failed to load journey')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View All Journeys' })).toBeVisible()
  api.respond({ 'GET /journey/': () => [aJourney()] })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('ACTIVE')).toBeVisible()
})

it('tells how readings went since its start, beside the days before it, and says when that is too little', async () => {
  // A reading a day: sixty before a path that alternate between 2 and 3, and those of it between 3 and 4.
  const daysOf = (count: number) =>
    Array.from({ length: count }, (_, index) => [
      index === 0 ? 0 : 1,
      [encodeKind({ mood: (index < 60 ? 2 : 3) + (index % 2), energy: null, part: null }), 1],
      [],
    ])
  const { unmount } = show({
    'GET /mood/days/': () => ({ tags: [], first: '2025-09-11', days: daysOf(77) }),
  })
  const card = await screen.findByRole('region', { name: 'Readings on this path' })
  // Seventeen days in a row lie within one block: that is too little for an interval.
  expect(await within(card).findByText('Too little to say yet.')).toBeVisible()
  expect(card).toHaveTextContent('17 days with a reading since')
  unmount()

  const started = aJourney({ start_date: '2025-10-11' })
  show({
    'GET /journey/': () => [started],
    'GET /mood/days/': () => ({ tags: [], first: '2025-08-12', days: daysOf(107) }),
  })
  expect(
    await screen.findByText('Days of this path sat higher than those before it.'),
  ).toBeVisible()
  expect(
    screen.getByText(
      /^Average 3\.5 on 47 days of this path, 2\.5 on 60 days before it\. The difference most likely lies between \+0\.\d and \+\d\.\d\.$/,
    ),
  ).toBeVisible()
  expect(screen.getByText(/Going together is not causing\.$/)).toBeVisible()
  const told = screen.getByRole('region', { name: 'Readings on this path' })
  // The mean lies on the side of better days.
  const mean = told.querySelector<HTMLElement>('[data-mark=mean]')
  expect(Number.parseFloat(mean?.style.left ?? '')).toBeGreaterThan(50)
})
