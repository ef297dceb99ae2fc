// Screens in their states in the engines beside Chromium: a heading, nothing wider than the window, no error.
import type { Engine, EnginePage } from '../support/engines/engine.ts'
import { engines } from '../support/engines/engines.ts'
import { overflowInPage } from '../support/accessibility.ts'
import { specLimitMs } from '../support/fixtures.ts'
import {
  type EngineAppearance,
  isReachable,
  openInEngine,
} from '../support/screens/openInEngine.ts'
import {
  eveningSomewhere,
  type SampleProduct,
  startSampleProduct,
} from '../support/screens/sampleProduct.ts'
import { screens } from '../support/screens/screens.ts'

const isFull = Boolean(process.env['FULL'])
const appearances: EngineAppearance[] = [
  { width: 390, isDark: true },
  { width: 1280, isDark: false },
]
const everyNth = 16

const reachable = screens.filter(
  (screen) => isReachable(screen) && (isFull || screen.viewer !== 'crowded'),
)

// All screens in both windows, or every nth one in one of them, others in each engine.
const cellsOf = (place: number) =>
  reachable.flatMap((screen, index) =>
    appearances
      .filter((_, turn) => isFull || turn === Math.floor(index / everyNth) % appearances.length)
      .filter(() => isFull || index % everyNth === place)
      .map((appearance) => ({ screen, appearance })),
  )

// The console reports the refusal that is part of some states.
const isExpected = (line: string) => /status of (403|404)/.test(line)

const evening = eveningSomewhere()
let sample: SampleProduct | undefined

beforeAll(async () => {
  if (engines.some(({ isInstalled }) => isInstalled()))
    sample = await startSampleProduct({ crowded: isFull, ...evening })
}, specLimitMs)
afterAll(() => sample?.product.stop())

const describeScreens = (engine: Engine, place: number) => {
  let opened: { page: EnginePage; close: () => Promise<void> } | undefined
  beforeAll(async () => {
    if (sample) opened = await engine.open(sample.product.url, evening.zone)
  }, specLimitMs)
  afterAll(() => opened?.close())

  test.each(
    cellsOf(place).map(
      (cell) =>
        [
          `${cell.screen.name}, ${cell.appearance.width} px, ${cell.appearance.isDark ? 'dark' : 'light'}`,
          cell,
        ] as const,
    ),
  )(
    '%s',
    async (_title, { screen, appearance }) => {
      if (!sample || !opened) throw new Error('The sample product did not start.')
      const { page } = opened
      const earlier = page.errors().length
      const leave = await openInEngine(page, sample, screen, appearance)
      try {
        expect(await page.run(overflowInPage, undefined)).toBeLessThanOrEqual(0)
        const errors = page.errors().slice(earlier)
        if (screen.fault === undefined)
          expect(errors.filter((line) => !isExpected(line))).toEqual([])
      } finally {
        await leave()
      }
    },
    specLimitMs,
  )
}

engines.forEach((engine, index) => {
  const inEngine = engine.isInstalled() ? describe : describe.skip
  inEngine(`in ${engine.name}`, () => describeScreens(engine, index))
})
