import {
  endCanary,
  forgetOthers,
  goLive,
  pin,
  promoteCanary,
  rollBack,
  setCanaryShare,
  setEnabled,
  startCanary,
  unpin,
} from './changes.ts'
import type { Registry, Release } from './registry.ts'

const mood = (version: string): Release => ({
  name: 'mood',
  title: 'Readings',
  routes: [{ path: `/mood/${version}`, access: 'user', title: 'Mood' }],
  nav: [],
  slots: [],
  version,
  entry: `/remotes/mood/${version}/mf-manifest.json`,
  integrity: `sha256-${version}`,
})

type Step = (registry: Registry) => Registry
const publish =
  (version: string): Step =>
  (registry) =>
    goLive(registry, mood(version))
const back: Step = (registry) => rollBack(registry, 'mood')
const backTo =
  (version: string): Step =>
  (registry) =>
    rollBack(registry, 'mood', mood(version))
const pinned: Step = (registry) => pin(registry, 'mood')
const pinnedTo =
  (version: string): Step =>
  (registry) =>
    pin(registry, 'mood', mood(version))
const free: Step = (registry) => unpin(registry, 'mood')
const off: Step = (registry) => setEnabled(registry, 'mood', false)
const on: Step = (registry) => setEnabled(registry, 'mood', true)
const canary =
  (version: string, share: number): Step =>
  (registry) =>
    startCanary(registry, mood(version), share)
const share =
  (percent: number): Step =>
  (registry) =>
    setCanaryShare(registry, 'mood', percent)
const end: Step = (registry) => endCanary(registry, 'mood')
const promote: Step = (registry) => promoteCanary(registry, 'mood')

const after = (...steps: Step[]) =>
  steps.reduce((registry, step) => step(registry), {
    schema: 1,
    sequence: 0,
    remotes: [],
  } as Registry)

/** `live < previous, other facts`. */
const summaryOf = ({ remotes }: Registry) => {
  const [entry] = remotes
  if (!entry) return 'nothing'
  const { version, previous, waiting } = entry
  return [
    previous ? `${version} < ${previous.version}` : version,
    ...(entry.enabled ? [] : ['disabled']),
    ...(entry.pinned ? ['pinned'] : []),
    ...(waiting ? [`${waiting.version} waits`] : []),
    ...(entry.canary ? [`${entry.canary.version} for ${entry.canary.share} %`] : []),
  ].join(', ')
}

test.each<[string, Step[], string]>([
  ['a first publish', [publish('1')], '1'],
  ['a second publish', [publish('1'), publish('2')], '2 < 1'],
  ['the same publish twice', [publish('1'), publish('2'), publish('2')], '2 < 1'],
  ['a rollback', [publish('1'), publish('2'), back], '1 < 2'],
  ['a rollback and another', [publish('1'), publish('2'), back, back], '2 < 1'],
  ['a rollback to an old one', [publish('1'), publish('2'), publish('3'), backTo('1')], '1 < 3'],
  ['a publish after a rollback', [publish('1'), publish('2'), back, publish('3')], '3 < 1'],
  ['disabling', [publish('1'), off], '1, disabled'],
  ['publishing what is disabled', [publish('1'), off, publish('2')], '2 < 1, disabled'],
  ['rolling back what is disabled', [publish('1'), publish('2'), off, back], '1 < 2, disabled'],
  ['enabling', [publish('1'), off, on], '1'],
  ['a pin', [publish('1'), pinned], '1, pinned'],
  ['a pin to an old one', [publish('1'), publish('2'), pinnedTo('1')], '1 < 2, pinned'],
  ['publishing what is pinned', [publish('1'), pinned, publish('2')], '1, pinned, 2 waits'],
  [
    'publishing twice at a pin',
    [publish('1'), pinned, publish('2'), publish('3')],
    '1, pinned, 3 waits',
  ],
  ['unpinning', [publish('1'), pinned, publish('2'), free], '2 < 1'],
  ['unpinning where nothing waits', [publish('1'), pinned, free], '1'],
  [
    'letting the previous one go',
    [publish('1'), publish('2'), (registry) => forgetOthers(registry, 'mood')],
    '2',
  ],
  ['a canary', [publish('1'), canary('2', 10)], '1, 2 for 10 %'],
  ['raising a canary', [publish('1'), canary('2', 10), share(50)], '1, 2 for 50 %'],
  ['ending a canary', [publish('1'), canary('2', 10), end], '1'],
  ['promoting a canary', [publish('1'), canary('2', 10), promote], '2 < 1'],
  [
    'publishing beside a canary',
    [publish('1'), canary('2', 10), publish('3')],
    '3 < 1, 2 for 10 %',
  ],
  ['publishing the canary itself', [publish('1'), canary('2', 10), publish('2')], '2 < 1'],
])('%s', (_title, steps, outcome) => {
  expect(summaryOf(after(...steps))).toBe(outcome)
})

test.each<[string, Step[], RegExp]>([
  ['a rollback of an unknown remote', [back], /no remote called mood\. The site has no remotes/],
  ['a rollback of a first version', [publish('1'), back], /no earlier version/],
  ['a rollback to the live one', [publish('1'), backTo('1')], /at 1 already/],
  ['a canary of an unknown remote', [canary('1', 10)], /not live yet/],
  ['a canary of the live one', [publish('1'), canary('1', 10)], /live already/],
  ['a canary for nobody', [publish('1'), canary('2', 0)], /from 1 to 100/],
  ['a canary for more than all', [publish('1'), canary('2', 10), share(101)], /from 1 to 100/],
  ['raising no canary', [publish('1'), share(10)], /no canary/],
  ['promoting no canary', [publish('1'), promote], /no canary/],
  ['rolling back what is pinned', [publish('1'), publish('2'), pinned, back], /unpin it first/],
  [
    'letting nothing go',
    [publish('1'), (registry) => forgetOthers(registry, 'mood')],
    /no release/,
  ],
  ['promoting at a pin', [publish('1'), canary('2', 10), pinned, promote], /unpin it first/],
])('%s is refused with a reason', (_title, steps, reason) => {
  expect(() => after(...steps)).toThrow(reason)
})

test('a rollback brings the manifest of the old version back', () => {
  const [entry] = after(publish('1'), publish('2'), back).remotes
  expect(entry?.routes).toEqual(mood('1').routes)
})

test('what only a newer version knows of an entry or a release survives every change', () => {
  const [first] = after(publish('1')).remotes
  if (!first) throw new Error('Nothing was published.')
  const registry: Registry = {
    schema: 1,
    sequence: 1,
    remotes: [Object.assign(first, { audience: 'staff' })],
  }
  const [second] = publish('2')(registry).remotes
  expect(second).toMatchObject({ version: '2', audience: 'staff', previous: { audience: 'staff' } })
  const [again] = back(publish('2')(registry)).remotes
  expect(again).toMatchObject({ version: '1', audience: 'staff' })
})
