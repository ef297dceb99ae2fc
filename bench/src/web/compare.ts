import { summary, type Summary } from './median.ts'

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

export type Pace = {
  rounds: number
  /** No round begins that would probably not be done by then, by `performance.now()`. */
  until: number
  tell: (done: string) => void
}

const turned = (kinds: Kind[], by: number) => [
  ...kinds.slice(by % kinds.length),
  ...kinds.slice(0, by % kinds.length),
]

/** All trials round by round, as long as there is time; who comes first changes every round. */
export const compare = async (trials: Trial[], { rounds, until, tell }: Pace) => {
  const found = trials.map((trial) => ({ trial, rounds: [] as Map<Kind, Numbers>[] }))
  let done = 0
  let longest = 0
  while (done < rounds && performance.now() + longest < until && trials.length > 0) {
    const started = performance.now()
    for (const { trial, rounds: all } of found)
      all.push(await trial.round(turned(trial.kinds, done)))
    longest = Math.max(longest, performance.now() - started)
    done += 1
    tell(`round ${done} of ${rounds}`)
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
