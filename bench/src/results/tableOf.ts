/** A table of text: the names of its columns, and its rows. */
export type Table = { head: string[]; rows: string[][] }

/** As Markdown, its columns even, as the formatter wants them. */
export const tableOf = ({ head, rows }: Table) => {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** Whether a bar was met, as a cell. */
export const cellOf = (isMet: boolean) => (isMet ? 'yes' : '**no**')
