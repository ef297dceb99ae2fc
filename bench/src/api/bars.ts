import { rounded } from './median.ts'

/** What was measured beside what it has to reach. */
export type Bar = {
  database: string
  what: string
  measured: number
  bar: string
  met: boolean
}

export const atMost = (database: string, what: string, measured: number, most: number): Bar => ({
  database,
  what,
  measured: rounded(measured),
  bar: `≤ ${most}`,
  met: measured <= most,
})

export const atLeast = (database: string, what: string, measured: number, least: number): Bar => ({
  database,
  what,
  measured: rounded(measured),
  bar: `≥ ${least}`,
  met: measured >= least,
})
