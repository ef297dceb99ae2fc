import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type Table, tableOf } from './tableOf.ts'

const root = process.cwd()

/** Puts text into the README, between the two marks of a bench. */
const putIntoReadme = async (name: string, words: string) => {
  const path = join(root, 'README.md')
  const [begin, end] = [`<!-- results of ${name} -->`, `<!-- end of the results of ${name} -->`]
  const text = await readFile(path, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md has no ${begin}`)
  await writeFile(path, `${text.slice(0, from + begin.length)}\n\n${words}\n\n${text.slice(to)}`)
}

/** Writes what a bench has found to `bench/results/`, and its table, where it has one, into the README; with date and machine. */
export const keep = async (name: string, found: object, table?: Table) => {
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
  const folder = join(root, 'bench/results')
  await mkdir(folder, { recursive: true })
  const result = { date, machine, ...found }
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  if (table) await putIntoReadme(name, `Measured on ${date}, ${machine}.\n\n${tableOf(table)}`)
}
