// Export files of `test/data/imports`, and what each of them must give.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FolderFile, ReadFile, SourceItem, Warning } from '../src/index'

const folder = resolve(import.meta.dirname, '../../test/data/imports')

type Expected = Pick<ReadFile, 'source' | 'refused' | 'askFor' | 'suggest'> & {
  counts: Record<'readings' | 'entries' | 'rejected' | 'askFor' | 'pictures', number>
  items: (Omit<SourceItem, 'pictures'> & { pictures: number })[]
  rejected: { line: number | null; at: string | null; reason: string }[]
  warnings: (Omit<Warning, 'detail'> & { detail?: string | number })[]
}

const json = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))

/** A file as a browser hands it over, or the files of a folder. */
export const dataFile = (path: string): Blob | FolderFile[] => {
  const place = join(folder, path)
  if (!statSync(place).isDirectory()) return new Blob([readFileSync(place)])
  return readdirSync(place).map((name) => ({
    path: name,
    file: new File([readFileSync(join(place, name))], name),
  }))
}

/** Names of the files that have an expected result, such as `pixy/full.json`. */
export const expectedNames = readdirSync(join(folder, 'expected'), { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.json') && name.includes('/'))
  .map((name) => name.slice(0, -'.json'.length))
  .toSorted()

export const expectedOf = (name: string): Expected => json(`expected/${name}.json`)

export type Sequence = {
  what: string
  steps: {
    file: string
    added: { readings: number; entries: number }
    alreadyThere: number
    ofTheseChangedInSource: number
  }[]
}

export const secondRuns: Sequence[] = json('expected/second-run.json')
