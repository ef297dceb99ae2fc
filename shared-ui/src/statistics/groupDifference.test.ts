// The fixture is what reference/groupDifference.py has computed with NumPy and SciPy.
import fixture from './reference/groupDifference.json'
import {
  blockLength,
  compareDays,
  type DayValue,
  isTold,
  standardError,
  stretchBlockLength,
} from './groupDifference'
import { studentTQuantile } from '@truenorth/api-contract/studentT'

const dayValues = (values: readonly number[], isInside: (day: number) => boolean): DayValue[] =>
  values.map((value, day) => ({ day, value, isInside: isInside(day) }))

const leavesZeroOut = (values: readonly DayValue[], comparisons: number, span: number) => {
  const found = compareDays(values, { comparisons, block: blockLength(span) })
  return found !== undefined && (found.low > 0 || found.high < 0)
}

describe('differences between days', () => {
  it('take the quantiles of Student’s t that SciPy gives', () => {
    for (const { probability, degrees, value } of fixture.quantiles)
      expect(studentTQuantile(probability, degrees) / value).toBeCloseTo(1, 9)
  })

  it.each(fixture.cases)('agree with twenty thousand resamples: $name', (given) => {
    const values = dayValues(given.values, (day) => given.inside[day] === 1)
    const span = given.values.length
    expect(blockLength(span)).toBe(given.length)
    expect(standardError(values, given.length).error / given.error).toBeGreaterThan(0.93)
    expect(standardError(values, given.length).error / given.error).toBeLessThan(1.07)
    const found = compareDays(values, { comparisons: 20, block: given.length })
    expect(found?.difference).toBeCloseTo(given.difference, 9)
    expect(leavesZeroOut(values, 20, span)).toBe(given.effect > 0)
  })

  it('are Welch’s where blocks are of one day', () => {
    const values = dayValues([1, 4, 2, 5, 3, 5, 1, 4], (day) => day % 2 === 1)
    // Variances 11/12 and 1/3 of four values each.
    expect(standardError(values, 1).error).toBeCloseTo(Math.sqrt(11 / 48 + 1 / 12), 12)
  })

  it('say nothing of days that follow each other: they count as few', () => {
    const values = dayValues(
      Array.from({ length: 60 }, (_, day) => (day < 8 ? 1 : 3 + (day % 3))),
      (day) => day < 8,
    )
    expect(leavesZeroOut(values, 10, 60)).toBe(false)
  })

  it('never are sure of equal values, which were rounded', () => {
    const values = dayValues(
      Array.from({ length: 30 }, (_, day) => (day % 3 === 0 ? 4 : 3)),
      (day) => day % 3 === 0,
    )
    const { low = 0, high = 0 } = compareDays(values, { comparisons: 1, block: 5 }) ?? {}
    expect(high - low).toBeGreaterThan(0.4)
  })
})

// A linear congruential generator (Lehmer 1951; Park and Miller's factor), so that every run draws the same.
const randomFrom = (seed: number) => {
  let state = seed
  const uniform = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}

const shares = [0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.12, 0.1]

// Whether any of fifteen comparisons finds something in a history where nothing goes with anything.
const findsAnything = (
  { days, memory, clustering }: { days: number; memory: number; clustering: number },
  seed: number,
) => {
  const { uniform, normal } = randomFrom(seed)
  let level = normal()
  const values = Array.from({ length: days }, () => {
    level = memory * level + Math.sqrt(1 - memory ** 2) * normal()
    return Math.min(5, Math.max(1, Math.round(3.4 + 0.9 * level)))
  })
  const tags = shares.map((share) => {
    let isTagged = uniform() < share
    return values.map(() => {
      if (uniform() >= clustering) isTagged = uniform() < share
      return isTagged
    })
  })
  const weekdays = Array.from({ length: 7 }, (_, weekday) =>
    values.map((_, day) => day % 7 === weekday),
  )
  const groups = [...tags, ...weekdays].filter((group) => {
    const inside = group.filter(Boolean).length
    return inside >= 8 && days - inside >= 8
  })
  return groups.some((group) =>
    leavesZeroOut(
      dayValues(values, (day) => group[day] === true),
      groups.length,
      days,
    ),
  )
}

// Sources of a browser do not know the process that runs their tests.
const { process } = globalThis as { process?: { env: Partial<Record<string, string>> } }
const runs = process?.env['FULL'] ? 1000 : 200

describe.each([
  { name: 'shuffled days', days: 120, memory: 0, clustering: 0 },
  { name: 'days that are alike', days: 120, memory: 0.6, clustering: 0 },
  { name: 'days and tags that come in runs', days: 120, memory: 0.6, clustering: 0.7 },
  { name: 'a year in long runs', days: 365, memory: 0.8, clustering: 0.85 },
])('$name without an effect', (history) => {
  it('show nothing in 93.5 of 100 histories', () => {
    let quiet = 0
    for (let run = 1; run <= runs; run += 1) if (!findsAnything(history, run * 7919 + 1)) quiet += 1
    expect(quiet / runs).toBeGreaterThanOrEqual(0.935)
  })
})

describe.each([
  { before: 60, during: 30, memory: 0.6 },
  { before: 60, during: 60, memory: 0.8 },
  { before: 180, during: 180, memory: 0.8 },
])('$during days after $before that are alike', ({ before, during, memory }) => {
  const span = before + during
  const find = (run: number, effect: number) => {
    const { normal } = randomFrom(run * 7919 + 1)
    let level = normal()
    const values = Array.from({ length: span }, (_, day) => {
      level = memory * level + Math.sqrt(1 - memory ** 2) * normal()
      const value = 3.4 + 0.9 * level + (day < before ? 0 : effect)
      return Math.min(5, Math.max(1, Math.round(value)))
    })
    const inside = dayValues(values, (day) => day >= before)
    return compareDays(inside, { comparisons: 1, block: stretchBlockLength(span) })
  }

  it('show nothing in 93.5 of 100 histories without an effect', () => {
    let quiet = 0
    for (let run = 1; run <= runs; run += 1) if (!isTold(find(run, 0))) quiet += 1
    expect(quiet / runs).toBeGreaterThanOrEqual(0.935)
  })

  it('have a planted effect within their interval in 93.5 of 100', () => {
    let held = 0
    for (let run = 1; run <= runs; run += 1) {
      const { low = -9, high = 9 } = find(run, -0.6) ?? {}
      if (low <= -0.5 && high >= -0.65) held += 1
    }
    expect(held / runs).toBeGreaterThanOrEqual(0.935)
  })
})
