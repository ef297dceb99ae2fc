// Records of a table by RFC 4180, with the recovery that a diary needs: one bad row costs one row.
// Libraries skip to where they think that quoting ends, or guess the separator; here neither may happen.

type Fault = 'bad-quotes' | 'unclosed-quote'

/** `line` is where it begins, from `start` to the place behind it. */
export type TableRecord = { line: number; start: number; end: number } & (
  { cells: string[] } | { fault: Fault }
)

const quote = 0x22
const lf = 0x0a
const cr = 0x0d
const isBlank = (sign: number) => sign === 0x20 || sign === 0x09 || sign === 0xa0

const lineEnd = /\r\n|\r|\n/g

/**
 * Records with the physical line where they begin, from 1. CRLF, LF and CR each end a line. A quote opens
 * a cell only as its first character; a record with a fault ends with its line.
 */
export const recordsOf = function* (text: string, separator: string): Generator<TableRecord, void> {
  const separatorCode = separator.charCodeAt(0)
  let place = 0
  let line = 1

  const endsLine = (sign: number) => sign === lf || sign === cr
  const passLineEnd = () => {
    if (place >= text.length) return
    place += text.charCodeAt(place) === cr && text.charCodeAt(place + 1) === lf ? 2 : 1
    line += 1
  }
  const passLine = () => {
    while (place < text.length && !endsLine(text.charCodeAt(place))) place += 1
    passLineEnd()
  }

  const bareCell = () => {
    const start = place
    while (place < text.length) {
      const sign = text.charCodeAt(place)
      if (sign === separatorCode || endsLine(sign)) break
      place += 1
    }
    return text.slice(start, place)
  }

  // Has a fault when the quote is not closed, or something else than blanks is behind it.
  const quotedCell = (): { cell: string; fault: Fault | null } => {
    let cell = ''
    place += 1
    for (;;) {
      const close = text.indexOf('"', place)
      if (close < 0) return { cell, fault: 'unclosed-quote' }
      const part = text.slice(place, close)
      line += part.match(lineEnd)?.length ?? 0
      cell += part
      place = close + 1
      if (text.charCodeAt(place) !== quote) break
      cell += '"'
      place += 1
    }
    while (isBlank(text.charCodeAt(place)) && text.charCodeAt(place) !== separatorCode) place += 1
    const next = text.charCodeAt(place)
    const isClosed = place >= text.length || next === separatorCode || endsLine(next)
    return { cell, fault: isClosed ? null : 'bad-quotes' }
  }

  while (place < text.length) {
    const [startLine, start] = [line, place]
    const cells: string[] = []
    let fault: Fault | null = null
    for (;;) {
      if (text.charCodeAt(place) === quote) {
        const quoted = quotedCell()
        cells.push(quoted.cell)
        fault = quoted.fault
      } else cells.push(bareCell())
      if (fault) break
      if (place < text.length && text.charCodeAt(place) === separatorCode) place += 1
      else break
    }
    if (fault === 'unclosed-quote') place = text.length
    else if (fault === 'bad-quotes') passLine()
    else passLineEnd()
    if (fault) yield { line: startLine, start, end: place, fault }
    else if (cells.some((cell) => cell.trim() !== '') || (cells.length > 1 && separator !== '\t'))
      yield { line: startLine, start, end: place, cells }
  }
}
