// What a bench has measured: written to `bench/results/`, and as a table into `docs/performance.md`.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'

/** A table of text: the names of its columns, and its rows. */
export type Table = { head: string[]; rows: string[][] }

/** Whether a target was met, as a cell of a table. */
export const metCell = (isMet: boolean) => (isMet ? 'yes' : '**no**')

// Columns are padded as the formatter wants them.
const toMarkdown = ({ head, rows }: Table) => {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const root = process.cwd()

const writeIntoDocs = async (name: string, markdown: string) => {
  const path = join(root, 'docs/performance.md')
  const [begin, end] = [`<!-- results of ${name} -->`, `<!-- end of the results of ${name} -->`]
  const text = await readFile(path, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no ${begin}`)
  const before = text.slice(0, from + begin.length)
  await writeFile(path, `${before}\n\n${markdown}\n\n${text.slice(to)}`)
}

/** Writes down what a bench has found, with date and machine; its table, where it has one, goes into `docs/performance.md`. */
export const writeResults = async (name: string, found: object, table?: Table) => {
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
  const folder = join(root, 'bench/results')
  await mkdir(folder, { recursive: true })
  const result = { date, machine, ...found }
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  if (table) await writeIntoDocs(name, `Measured on ${date}, ${machine}.\n\n${toMarkdown(table)}`)
}
