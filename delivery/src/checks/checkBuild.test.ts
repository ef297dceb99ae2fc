import { readBuild } from '../release/readBuild.ts'
import { builtRemote } from '../testing/fakePackages.ts'
import { checkBuild } from './checkBuild.ts'

const slot = { page: 'dashboard', place: 'card', expose: './slots/Card', access: 'user', order: 1 }
const asking = { path: '/mood/:moodId', access: 'user', title: 'Mood', asks: ['/mood/:id/'] }
const nav = { label: 'Mood', path: '/elsewhere', access: 'user', order: 1 }

test.each<[string, Parameters<typeof builtRemote>[1], string | undefined]>([
  ['a sound build', {}, undefined],
  ['a slot that is there', { face: { slots: [slot] }, exposes: ['./slots/Card'] }, undefined],
  ['a slot that is missing', { face: { slots: [slot] } }, 'add src/slots/Card.tsx'],
  ['a nav item that leads elsewhere', { face: { nav: [nav] } }, 'add the route to remote.json'],
  ['a parameter from nowhere', { face: { routes: [asking] } }, 'correct "asks" in remote.json'],
  ['another name than it was built under', { face: { name: 'moods' } }, 'build it again'],
  ['a library that needs no shared context', { record: { packages: ['d3-scale'] } }, undefined],
  ['a React of its own', { record: { packages: ['react'] } }, 'has to come from the shell'],
  ['a router of its own', { record: { packages: ['react-router'] } }, '@truenorth/shared-ui'],
  ["another remote's file", { record: { outside: ['../mf-journal/x.ts'] } }, 'of another package'],
  ['too much', { text: noise(), face: { budget: { whole: 1 } } }, 'over its budget of 1 KB'],
  [
    'too much at once',
    { text: noise(), face: { budget: { screen: 1 } } },
    'before its screen shows',
  ],
])('%s', async (_title, parts, sentence) => {
  const complaints = checkBuild(await readBuild(await builtRemote('mood', parts)))
  if (sentence === undefined) expect(complaints).toEqual([])
  else expect(complaints).toEqual([expect.stringContaining(sentence)])
})

/** Text that does not compress. */
function noise() {
  return Array.from({ length: 2_000 }, (_, i) => Math.sin(i).toString(36)).join('')
}
