import { summary, type Summary } from './median.ts'

export type Kind = 'federated' | 'monolith' | 'static'
export type Row = {
  trial: string
  network: string
  measure: string
  federated: Summary
  other: Summary
  against: Kind
  ratio: number
  /** The ratio that is aimed at, where there is one. */
  bar: number | undefined
}

type Numbers = Record<string, number>
export type Trial = {
  name: string
  network: string
  kinds: Kind[]
  /** Ratios that are aimed at, by measure; `<measure> static` against plain HTML. */
  bars: Numbers
  run: (kind: Kind) => Promise<Numbers>
}

/** Runs a trial for all contestants in turn, round by round. */
export const compare = async ({ name, network, kinds, bars, run }: Trial, rounds: number) => {
  const all = new Map(kinds.map((kind) => [kind, [] as Numbers[]]))
  for (let round = 0; round < rounds; round += 1)
    for (const kind of kinds) all.get(kind)?.push(await run(kind))
  const of = (kind: Kind, measure: string) =>
    summary((all.get(kind) ?? []).map((numbers) => numbers[measure] ?? Number.NaN))
  const measures = Object.keys(all.get('federated')?.[0] ?? {})
  return kinds
    .filter((kind) => kind !== 'federated')
    .flatMap((against) =>
      measures.map((measure): Row => {
        const [federated, other] = [of('federated', measure), of(against, measure)]
        const bar = bars[against === 'static' ? `${measure} static` : measure]
        const ratio = federated.median / other.median
        return { trial: name, network, measure, federated, other, against, ratio, bar }
      }),
    )
    .filter(({ ratio }) => !Number.isNaN(ratio))
}
