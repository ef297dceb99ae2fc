// Measures contestants in turns and compares their medians.
import { type Summary, summary } from '../common/statistics.ts'

/** The contestants: the delivered site, the same code as one program, and its landing page as plain HTML. */
export type Kind = 'federated' | 'monolith' | 'static'
export type Numbers = Record<string, number>

/** What is measured, for each contestant in turn. */
export type Trial = {
  name: string
  network: string
  kinds: Kind[]
  /** Ratios to the monolith that are aimed at, by measure; `<measure> static`: to plain HTML. */
  bars: Numbers
  /** One round, in which the contestants come in this order. */
  round: (kinds: Kind[]) => Promise<Map<Kind, Numbers>>
}

export type Row = {
  trial: string
  network: string
  measure: string
  federated: Summary
  other: Summary
  against: Kind
  ratio: number
  /** The ratio that is aimed at, where there is one. */
  bar?: number
  isMet?: boolean
}

/** A round in which each contestant does the same, one after the other. */
export const inTurn =
  (run: (kind: Kind) => Promise<Numbers>): Trial['round'] =>
  async (kinds) => {
    const found = new Map<Kind, Numbers>()
    for (const kind of kinds) found.set(kind, await run(kind))
    return found
  }

export type Schedule = {
  rounds: number
  /** A round begins only if it will probably end before this instant of `performance.now()`. */
  until: number
  log: (done: string) => void
}

const rotate = (kinds: Kind[], by: number) => [
  ...kinds.slice(by % kinds.length),
  ...kinds.slice(0, by % kinds.length),
]

/** Runs all trials round by round, as long as there is time; each round another contestant comes first. */
export const compare = async (trials: Trial[], { rounds, until, log }: Schedule) => {
  const found = trials.map((trial) => ({ trial, rounds: [] as Map<Kind, Numbers>[] }))
  let done = 0
  let longest = 0
  while (done < rounds && performance.now() + longest < until && trials.length > 0) {
    const started = performance.now()
    for (const { trial, rounds: all } of found)
      all.push(await trial.round(rotate(trial.kinds, done)))
    longest = Math.max(longest, performance.now() - started)
    done += 1
    log(`round ${done} of ${rounds}`)
  }
  return { rounds: done, rows: found.flatMap(({ trial, rounds: all }) => rowsOf(trial, all)) }
}

const rowsOf = ({ name, network, kinds, bars }: Trial, all: Map<Kind, Numbers>[]) => {
  const of = (kind: Kind, measure: string) =>
    summary(all.map((round) => round.get(kind)?.[measure] ?? Number.NaN))
  const measures = Object.keys(all[0]?.get('federated') ?? {})
  return kinds
    .filter((kind) => kind !== 'federated')
    .flatMap((against) =>
      measures.map((measure): Row => {
        const [federated, other] = [of('federated', measure), of(against, measure)]
        const bar = bars[against === 'static' ? `${measure} static` : measure]
        const ratio = federated.median / other.median
        const row = { trial: name, network, measure, federated, other, against, ratio }
        return bar === undefined ? row : Object.assign(row, { bar, isMet: ratio <= bar })
      }),
    )
    .filter(({ ratio }) => !Number.isNaN(ratio))
}
