import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bar } from './bars.ts'

const begin = '<!-- results of the api -->'
const end = '<!-- end of the results of the api -->'

const cellsOf = ({ database, what, measured, bar, met }: Bar) => [
  database,
  what,
  String(measured),
  bar,
  met ? 'yes' : '**no**',
]

/** A table of Markdown, its columns even, as the formatter wants them. */
const tableOf = (head: string[], rows: string[][]) => {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** Puts the bars into the README, between its two marks. */
export const writeTable = async (bars: readonly Bar[], caption: string) => {
  const path = join(process.cwd(), 'README.md')
  const text = await readFile(path, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md has no ${begin}`)
  const table = tableOf(['database', 'what', 'measured', 'bar', 'met'], bars.map(cellsOf))
  const before = text.slice(0, from + begin.length)
  await writeFile(path, `${before}\n\n${caption}\n\n${table}\n\n${text.slice(to)}`)
}
