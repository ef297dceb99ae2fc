import { readRemoteBuild } from '../builds/remoteBuild.ts'
import { builtRemote } from '../../test/fakePackages.ts'
import { validateBuild } from './validateBuild.ts'

const slot = { page: 'dashboard', place: 'card', expose: './slots/Card', access: 'user', order: 1 }
const prefetching = {
  path: '/mood/:moodId',
  access: 'user',
  title: 'Mood',
  prefetch: ['/mood/:id/'],
}
const nav = { label: 'Mood', path: '/elsewhere', access: 'user', order: 1 }

test.each<[string, Parameters<typeof builtRemote>[1], string | undefined]>([
  ['a sound build', {}, undefined],
  ['a slot that is there', { manifest: { slots: [slot] }, exposes: ['./slots/Card'] }, undefined],
  ['a slot that is missing', { manifest: { slots: [slot] } }, 'add src/slots/Card.tsx'],
  ['a nav item that leads elsewhere', { manifest: { nav: [nav] } }, 'add the route to remote.json'],
  [
    'a parameter from nowhere',
    { manifest: { routes: [prefetching] } },
    'correct "prefetch" in remote.json',
  ],
  ['another name than it was built under', { manifest: { name: 'moods' } }, 'build it again'],
  ['a library that needs no shared context', { record: { packages: ['d3-scale'] } }, undefined],
  ['a React of its own', { record: { packages: ['react'] } }, 'has to come from the shell'],
  ['a router of its own', { record: { packages: ['react-router'] } }, '@truenorth/shared-ui'],
  ["another remote's file", { record: { outside: ['../mf-journal/x.ts'] } }, 'of another package'],
  ['too much', { text: noise(), manifest: { budget: { whole: 1 } } }, 'over its budget of 1 KB'],
  [
    'too much at once',
    { text: noise(), manifest: { budget: { screen: 1 } } },
    'before its screen shows',
  ],
])('validates %s', async (_title, parts, sentence) => {
  const problems = validateBuild(await readRemoteBuild(await builtRemote('mood', parts)))
  if (sentence === undefined) expect(problems).toEqual([])
  else expect(problems).toEqual([expect.stringContaining(sentence)])
})

/** Text that does not compress. */
function noise() {
  return Array.from({ length: 2_000 }, (_, i) => Math.sin(i).toString(36)).join('')
}
